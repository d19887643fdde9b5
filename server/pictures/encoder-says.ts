/** How encoder.ts ends when it makes nothing of a picture; for what falls over while it is decoded there are others. */
export const EXIT_TOO_LARGE = 2;
export const EXIT_UNREADABLE = 3;
