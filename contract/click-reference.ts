/**
 * Stands in an affiliate link that is kept where the reference of a click belongs: the page puts one there that is
 * drawn for that click alone.
 */
export const CLICK_REFERENCE = 'cigogneclic';
