import { FEATURES } from '#contract/features.ts';
import { paths } from '#contract/pages.ts';
import type { TestApp } from '../app.ts';
import { createRegistry, createUser } from '../builders.ts';
import { pathPattern } from '../path-pattern.ts';

export type User = Awaited<ReturnType<typeof createUser>>;

export const WITH_SECOND_OWNERS = { ...FEATURES, secondOwnerFeature: true };

const INVITATION = pathPattern((part) => paths.acceptInvitation(part, part));

/** What two parents do to manage a registry together. */
export function secondOwnerCalls(testApp: () => TestApp) {
  async function couple() {
    const owner = await createUser(testApp(), { firstName: 'Camille', lastName: 'Martin' });
    const partner = await createUser(testApp(), { firstName: 'Sacha', lastName: 'Petit', language: 'de' });
    const registry = await createRegistry(testApp(), { owner, title: 'Liste de Léonie' });
    return { owner, partner, registry };
  }

  function change(user: User, id: number, body: object) {
    return testApp().request(`PUT /birthregistry/${id}`, { token: user.token, body });
  }

  function invite(owner: User, id: number, second_owner_mail: string | null) {
    return change(owner, id, { second_owner_mail });
  }

  /** The token of the newest invitation to this address. */
  async function tokenOf(email: string): Promise<string> {
    const mails = (await testApp().mailsTo(email)).sort((one, other) => numberOf(one.cause) - numberOf(other.cause));
    const tokens = mails.flatMap(({ text }) => INVITATION.exec(text)?.[2] ?? []);
    return tokens.at(-1) ?? '';
  }

  function accept(user: User, id: number, token: string) {
    return testApp().request(`POST /birthregistry/${id}/second_owner/accept`, { token: user.token, body: { token } });
  }

  /** A couple whose invitation is accepted. */
  async function managedByTwo() {
    const people = await couple();
    await invite(people.owner, people.registry.id, people.partner.email);
    const answer = await accept(people.partner, people.registry.id, await tokenOf(people.partner.email));
    if (answer.statusCode !== 200) throw new Error(`not accepted: ${answer.body}`);
    return people;
  }

  async function stateFor(user: User, id: number): Promise<string | undefined> {
    const answer = await testApp().request(`GET /birthregistry/${id}`, { token: user.token });
    return answer.json().second_owner?.state;
  }

  function end(user: User, id: number) {
    return testApp().request(`DELETE /birthregistry/${id}/second_owner`, { token: user.token });
  }

  return { couple, change, invite, tokenOf, accept, managedByTwo, stateFor, end };
}

function numberOf(cause: string): number {
  return Number(/\d+$/.exec(cause)?.[0]);
}
