import * as z from 'zod';
import { FEATURES, type FeatureName, type Features } from '#contract/features.ts';
import { ConfigError } from './config-error.ts';
import { inList } from './variables.ts';

export const featureVariables = z.object({ FEATURES: z.string().default('') });

/** `secondOwner=on,thanks=off`: names without the ending "Feature". */
export function readFeatures({ FEATURES: text }: z.output<typeof featureVariables>): { features: Features } {
  const features: Features = { ...FEATURES };
  for (const part of inList(text)) {
    const [key = '', state] = part.split('=').map((word) => word.trim());
    const name = `${key}Feature`;
    if (!isFeature(name) || (state !== 'on' && state !== 'off')) {
      throw new ConfigError(`FEATURES has "${part}"; expected name=on or name=off, such as thanks=off.`);
    }
    features[name] = state === 'on';
  }
  return { features };
}

function isFeature(name: string): name is FeatureName {
  return Object.hasOwn(FEATURES, name);
}
