/** So many of the articles that words find are ranked; nobody is told of more. */
export const MOST_RANKED = 300;

/** So many articles within a price range, or with a picture, are counted. */
export const MOST_COUNTED = 1000;
