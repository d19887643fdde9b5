/**
 * Placeholder in a stored affiliate link for the click reference: the page replaces it with one drawn for that click
 * alone.
 */
export const CLICK_REFERENCE = 'cigogneclic';
