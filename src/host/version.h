/* version.h: what the command calls itself. */
#ifndef HOST_VERSION_H
#define HOST_VERSION_H

#define VERSION "2"

#endif
