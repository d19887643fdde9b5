/** In pixels, the longer side at most of each size that a picture is kept in. Names of the smaller ones say theirs. */
export const LONGEST_SIDE = 1600;
/** What phones and cards show sharply. */
export const MIDDLE_SIDE = 960;
export const THUMBNAIL_SIDE = 480;
