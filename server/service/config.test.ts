import { expect, it } from 'vitest';
import { FEATURES } from '#contract/features.ts';
import { LIMITS } from '#contract/limits.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();

/** Clients read these by name: none may change, and new ones are added here. */
const FEATURE_NAMES = `cashPoolFeature uploadImageFeature imageCatalogFeature secondOwnerFeature multiBabyFeature
  scanWishUrlFeature thanksFeature langSelectorFeature`;
const LIMIT_NAMES = `title listDescription addressLine zipCode link brand wishTitle wishDescription shortLinkName
  categoryLabel shareField sharesPerDay contactMessage deactivationReason mailSubject mailText name email bookingMessage messageBytesPerList shortBookingMessage thanksMessage passwordMin
  passwordMax priceMax priceStep quantityMax searchMin searchMax pageSize listsPerAccount wishesPerList
  categoriesPerList babiesPerList shortLinksPerList shortLinkNamesPerList wishesPerBooking summariesAgainPerDay
  sessionIdleDays sessionDays sessionsPerAccount invitationsPerDay invitationDays uploadBytes shopPageBytes importBytes
  uploadsAtOnce blogArticles blogSnippet pictureMegabytes`;

it('GET /config tells features, language and limits, by the names that clients know', async () => {
  const config = (await testApp.request('GET /config')).json();
  expect(config).toEqual({ features: FEATURES, lang: 'fr', limits: LIMITS, blog_url: null });
  expect(namesIn(config.features)).toEqual(FEATURE_NAMES.split(/\s+/).sort());
  expect(namesIn(config.limits)).toEqual(LIMIT_NAMES.split(/\s+/).sort());
});

function namesIn(told: object): string[] {
  return Object.keys(told).sort();
}
