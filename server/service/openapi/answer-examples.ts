import type * as z from 'zod';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';

type AnswerExamples = { [Name in EndpointName]?: Partial<z.output<Endpoints[Name]['response']>> };

const managedWithSacha = {
  second_owner_mail: 'sacha.petit@example.org',
  second_owner: {
    state: 'accepted',
    user_id: 2093371846650,
    first_name: 'Sacha',
    last_name: 'Petit',
    invited_until: null,
  },
} as const;

const thanked = { thanked: true, thanked_date: '2027-04-02T19:05:00.000Z' } as const;

/** Where an answer differs from the glossary's examples because of what the call has just done. */
export const ANSWER_EXAMPLES: AnswerExamples = {
  'POST /login/access-token': { restored: undefined },
  'DELETE /user/me/sessions/{session_id}': { is_current: false },
  'POST /birthregistry/': { is_online: false, image_path: null, thumbnail_path: null, shortlinks: [], categories: [] },
  'POST /birthregistry/{birth_registry_id}/second_owner/accept': managedWithSacha,
  'DELETE /birthregistry/{birth_registry_id}/second_owner': managedWithSacha,
  'POST /category/': { wishes: [] },
  'DELETE /category/{category_id}': { wishes: [] },
  'POST /wish/': { booked: false, bookings: [], img_path: null },
  'POST /booking/thank/{booking_id}': thanked,
  'POST /booking/mark_as_received/{booking_id}': {
    ...thanked,
    received: true,
    received_date: '2027-04-03T08:30:00.000Z',
  },
  'POST /booking/giver/{token}/{booking_id}/bought': { bought: true },
};
