/* version.h: the version that `trog --version` and the protocols report. */
#ifndef HOST_VERSION_H
#define HOST_VERSION_H

#define VERSION "2"

#endif
