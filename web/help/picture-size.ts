/** Of every help picture, in CSS pixels. */
export const PICTURE_SIZE = { width: 360, height: 480 };
