/* version.h: the version that `trog --version` and the protocols report. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_VERSION_H
#define HOST_VERSION_H

#define VERSION "3"

#endif
