import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { FEATURES, type FeatureName } from '#contract/features.ts';
import { readConfig } from '../../config/config.ts';
import { startTestApp } from '../app.ts';

/** The calls a feature switches off; what else it changes is in the tests of its feature. */
const GATED: Record<FeatureName, string[]> = {
  cashPoolFeature: [],
  uploadImageFeature: ['POST /s3/upload/{bucket_name}', 'POST /s3/upload_dist/{bucket_name}', 'POST /s3/preview_dist'],
  imageCatalogFeature: ['GET /s3/default_images/header'],
  secondOwnerFeature: [
    'POST /birthregistry/{birth_registry_id}/second_owner/accept',
    'DELETE /birthregistry/{birth_registry_id}/second_owner',
  ],
  multiBabyFeature: [],
  scanWishUrlFeature: ['POST /scraper/parse', 'POST /scraper/read'],
  thanksFeature: ['POST /booking/thank/{booking_id}'],
  langSelectorFeature: [],
};

const names = Object.keys(FEATURES) as FeatureName[];

describe.each(names)('%s', (feature) => {
  it.each(['on', 'off'])(
    'switched %s by FEATURES alone, is told by /config and decides about its calls',
    async (state) => {
      const { features } = readConfig({
        FEATURES: `${feature.replace(/Feature$/, '')}=${state}`,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'cigogne-features-')),
      });
      const testApp = await startTestApp({ features });
      const config = await testApp.request('GET /config');
      expect(config.json().features).toEqual({ ...FEATURES, [feature]: state === 'on' });
      const gated = Object.entries(endpoints).filter(([, endpoint]) => (endpoint as Endpoint).feature === feature);
      expect(gated.map(([name]) => name)).toEqual(GATED[feature]);
      for (const name of GATED[feature]) {
        const answer = await testApp.request(name.replaceAll(/\{\w+\}/g, '1'));
        expect(answer.statusCode === 404, name).toBe(state === 'off');
      }
      await testApp.close();
    },
  );
});
