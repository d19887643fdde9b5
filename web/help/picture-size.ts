/** Of every picture of the help, in pixels of a page. */
export const PICTURE_SIZE = { width: 360, height: 480 };
