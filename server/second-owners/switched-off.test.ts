import { describe, expect, it } from 'vitest';
import { FEATURES } from '#contract/features.ts';
import { buildApp } from '../app.ts';
import { managedByTwoCalls } from '../testing/calls/managed-by-two-calls.ts';
import { secondOwnerCalls, type User, WITH_SECOND_OWNERS } from '../testing/calls/second-owner-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp({ features: WITH_SECOND_OWNERS });
const { change } = secondOwnerCalls(() => testApp);
const { as, onlineManagedByTwo } = managedByTwoCalls(() => testApp);

describe('Where the feature is switched off again', () => {
  it('the second owner manages it no longer, and nothing is lost', async () => {
    const { owner, partner, registry, wish } = await onlineManagedByTwo();
    const { context } = testApp;
    const off = await buildApp({ ...context, config: { ...context.config, features: { ...FEATURES } } });
    const ask = (user: User, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
      off.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${user.token}` },
        ...(payload ? { payload } : {}),
      });

    expect((await ask(partner, 'GET', '/birthregistry/mine')).json()).toEqual([]);
    expect((await ask(partner, 'PUT', `/birthregistry/${registry.id}`, { title: 'x' })).statusCode).toBe(404);
    expect((await ask(partner, 'GET', `/wish/${wish.id}`)).statusCode).toBe(404);
    expect((await ask(owner, 'DELETE', `/birthregistry/${registry.id}/second_owner`)).statusCode).toBe(404);
    const accept = await ask(partner, 'POST', `/birthregistry/${registry.id}/second_owner/accept`, { token: 'x' });
    expect(accept.statusCode).toBe(404);
    const saved = await ask(owner, 'PUT', `/birthregistry/${registry.id}`, { second_owner_mail: 'other@example.org' });
    expect(saved.json()).toMatchObject({ second_owner_mail: null, second_owner: { state: 'none' } });
    const found = await ask(owner, 'GET', `/birthregistry/search/${encodeURIComponent(partner.email)}`);
    expect(found.json()).toEqual([]);
    await off.close();

    expect((await as(owner)(`GET /birthregistry/${registry.id}`)).json()).toMatchObject({
      second_owner_mail: partner.email,
      second_owner: { state: 'accepted' },
    });
    expect((await change(partner, registry.id, { title: 'De retour' })).statusCode).toBe(200);
  });
});
