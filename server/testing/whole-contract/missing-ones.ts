import { randomBytes } from 'node:crypto';
import { randomId } from '../../database/random-id.ts';
import type { OneOfEverything } from './one-of-everything.ts';

/** Ids that nothing has. */
export function missingOnes(): OneOfEverything {
  return {
    user_id: randomId(),
    session_id: randomId(),
    birth_registry_id: randomId(),
    shortlink: `nobodys-${randomId()}`,
    shortlink_id: randomId(),
    baby_id: randomId(),
    category_id: randomId(),
    wish_id: randomId(),
    booking_id: randomId(),
    thankedBookingId: randomId(),
    giverToken: `nobodys-${randomId()}`,
    inactiveUserId: randomId(),
    inactiveEmail: `nobody-${randomId()}@example.org`,
    activationToken: `nobodys-${randomId()}`,
    resetToken: `nobodys-${randomId()}`,
    emailToken: `nobodys-${randomId()}`,
    invitationToken: `nobodys-${randomId()}`,
    mail_id: randomId(),
    rule_id: randomId(),
    catalog_id: randomId(),
    importId: randomId(),
    actId: randomId(),
    object_name: `nobodys-${randomId()}.webp`,
    refusalToken: randomBytes(48).toString('base64url'),
  };
}
