/** What an instance may switch on and off (FEATURES, docs/configuration.md), with the defaults. */
export const FEATURES = {
  cashPoolFeature: false,
  uploadImageFeature: true,
  imageCatalogFeature: true,
  secondOwnerFeature: false,
  multiBabyFeature: false,
  scanWishUrlFeature: true,
  thanksFeature: true,
  langSelectorFeature: false,
} as const;

export type FeatureName = keyof typeof FEATURES;
export type Features = Record<FeatureName, boolean>;
