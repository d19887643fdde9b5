import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import type { Features } from '#contract/features.ts';

export const ACTORS = ['nobody', 'stranger', 'owner', 'second owner', 'superuser'] as const;
export type Actor = (typeof ACTORS)[number];

export interface Target {
  label: string;
  whose: 'own' | 'other' | 'nobody';
  isOnline: boolean;
}

export interface Setting {
  features: Features;
  /** For whom the setting changes the answer; everybody by default. */
  actors?: readonly Actor[];
  /** Only the endpoints that a feature switches off. */
  gatedOnly?: boolean;
}

export function isListing(endpoint: Endpoint): boolean {
  return endpoint.query !== undefined && 'skip' in endpoint.query.shape;
}

/** Whether a caller may know of a thing at all, according to the contract’s `reach`. */
export function reaches(endpoint: Endpoint, actor: Actor, target: Target, { features }: Setting): boolean {
  const manages =
    actor === 'superuser' ||
    (target.whose === 'own' && (actor === 'owner' || (actor === 'second owner' && features.secondOwnerFeature)));
  switch (endpoint.reach) {
    case 'readers':
      return target.isOnline || manages;
    case 'managers':
      return manages;
    case 'superusers':
      return actor === 'superuser';
    case 'owner':
    case 'self':
    case 'uploader':
      return manages && actor !== 'second owner';
    case 'own':
      return target.whose === 'own' && actor === 'owner';
    case 'invited':
      return target.whose === 'own' && actor === 'second owner';
    default:
      return true;
  }
}

/** The status that follows from what the contract says about a call. */
export function documentedStatus(endpoint: Endpoint, actor: Actor, target: Target, setting: Setting): number {
  if (endpoint.feature && !setting.features[endpoint.feature]) return 404;
  if (endpoint.access !== 'anyone' && actor === 'nobody') return 403;
  if (endpoint.access === 'superuser' && actor !== 'superuser') return 403;
  const success = endpoint.status ?? 200;
  if (!endpoint.reach || isListing(endpoint)) return success;
  const unreached = endpoint.errors?.includes('WRONG_ACCOUNT') ? ERROR_STATUS.WRONG_ACCOUNT : 404;
  if (target.whose !== 'nobody') return reaches(endpoint, actor, target, setting) ? success : unreached;
  const refusal = endpoint.errors?.find((code) => code === 'NOT_FOUND' || code === 'INVALID_TOKEN');
  if (!refusal) throw new Error('It reaches something: let its errors say NOT_FOUND or INVALID_TOKEN in the contract.');
  return ERROR_STATUS[refusal];
}
