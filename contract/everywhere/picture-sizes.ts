/** The longer side, in pixels, of each size a picture is kept in. Smaller sizes are marked in the name. */
export const LONGEST_SIDE = 1600;
/** Sharp enough for phones and cards. */
export const MIDDLE_SIDE = 960;
export const THUMBNAIL_SIDE = 480;
