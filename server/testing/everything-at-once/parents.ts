import { accountCalls } from '../calls/account-calls.ts';
import { categoryCalls } from '../calls/category-calls.ts';
import { farewellCalls } from '../calls/farewell-calls.ts';
import { secondOwnerCalls } from '../calls/second-owner-calls.ts';
import { shareCalls } from '../calls/share-calls.ts';
import { shortLinkCalls } from '../calls/short-link-calls.ts';
import { wishCalls } from '../calls/wish-calls.ts';
import type { Chance } from './chance.ts';
import type { Acts, Scene } from './scene.ts';

/** What parents do with their account and their lists. */
export function parentActs(scene: Scene): Acts {
  return { ...withAccount(scene), ...withLists(scene), ...withGifts(scene), ...withBookings(scene) };
}

/** Meanwhile all others find neither account nor lists. */
const SELDOM = [true, false, false, false];

function withAccount({ testApp, parents }: Scene): Acts {
  const { logIn } = accountCalls(() => testApp);
  const { leave } = farewellCalls(() => testApp);
  return {
    'take another name'(chance) {
      const body = { first_name: chance.word(), last_name: chance.word() };
      return testApp.request('PUT /user/me', { token: chance.oneOf(parents).token, body });
    },
    async 'leave and come back'(chance) {
      if (!chance.oneOf(SELDOM)) return 'nothing to do';
      const parent = chance.oneOf(parents);
      await leave(parent.token);
      const login = await logIn(parent.email);
      if (login.statusCode === 200) parent.token = login.json().access_token;
      return login;
    },
  };
}

function withLists({ testApp, parents, lists, shortLinkIds }: Scene): Acts {
  const { change } = secondOwnerCalls(() => testApp);
  const shortLinks = shortLinkCalls(() => testApp);
  const { share } = shareCalls(() => testApp);
  return {
    'rename a list and its baby'(chance) {
      const { id, baby } = chance.oneOf(lists);
      const babies = [{ id: baby.id, firstname: chance.word() }];
      return change(chance.oneOf(parents), id, { title: `${chance.word()} ${chance.word()}`, babies });
    },
    async 'make a link'(chance) {
      const answer = await shortLinks.create(
        { ...chance.oneOf(parents), registry: chance.oneOf(lists) },
        chance.word(),
      );
      if (answer.statusCode === 201) shortLinkIds.add(answer.json().id);
      return answer;
    },
    async 'rename a link'(chance) {
      if (shortLinkIds.size === 0) return 'nothing to do';
      return shortLinks.change(chance.oneOf(parents).token, chance.oneOf([...shortLinkIds]), { name: chance.word() });
    },
    async 'delete a link'(chance) {
      if (shortLinkIds.size === 0) return 'nothing to do';
      const id = chance.oneOf([...shortLinkIds]);
      const answer = await testApp.request(`DELETE /shortlink/${id}`, { token: chance.oneOf(parents).token });
      if (answer.statusCode === 200) shortLinkIds.delete(id);
      return answer;
    },
    'share a list by mail': (chance) => share(chance.oneOf(parents), chance.oneOf(lists)),
    'add a category'(chance) {
      const owner = { ...chance.oneOf(parents), registry: chance.oneOf(lists) };
      return categoryCalls(() => testApp).create(owner, { label: chance.word() });
    },
  };
}

function withGifts({ testApp, parents, lists, pictures }: Scene): Acts {
  const wishes = wishCalls(() => testApp);

  function changeSome(chance: Chance, count: number, change: object) {
    const { id, gifts } = chance.oneOf(lists);
    const body = { wishes_ids: chance.someOf(gifts, count).map((gift) => gift.id), ...change };
    return testApp.request(`PUT /birthregistry/${id}/wishes`, { token: chance.oneOf(parents).token, body });
  }

  return {
    'add a gift'(chance) {
      const category = chance.oneOf(chance.oneOf(lists).categories);
      return wishes.create({ ...chance.oneOf(parents), category }, { img_path: chance.oneOf(pictures) });
    },
    'change the picture and the category of a gift'(chance) {
      const { gifts, categories } = chance.oneOf(lists);
      const body = { img_path: chance.oneOf(pictures), category_id: chance.oneOf(categories).id };
      return wishes.change(chance.oneOf(parents).token, chance.oneOf(gifts).id, body);
    },
    'put gifts into another order'(chance) {
      const { id, gifts, categories } = chance.oneOf(lists);
      const wishes_ids = chance.someOf(gifts, 3).map((gift) => gift.id);
      const body = { categories: [{ category_id: chance.oneOf(categories).id, wishes_ids }] };
      return testApp.request(`PUT /birthregistry/${id}/arrangement`, { token: chance.oneOf(parents).token, body });
    },
    'mark gifts': (chance) => changeSome(chance, 3, { is_favorite: chance.oneOf([true, false]) }),
    'delete gifts': (chance) => changeSome(chance, 2, { deleted: true }),
    'bring back gifts': (chance) => changeSome(chance, 10, { deleted: false }),
  };
}

function withBookings({ testApp, parents, bookings }: Scene): Acts {
  return {
    async 'thank a giver for everything'(chance) {
      if (bookings.length === 0) return 'nothing to do';
      const body = { acknowledgment_msg: 'Merci', all_gifts: true };
      const { token } = chance.oneOf(parents);
      return testApp.request(`POST /booking/thank/${chance.oneOf(bookings).id}`, { token, body });
    },
    async 'delete a booking'(chance) {
      if (bookings.length === 0) return 'nothing to do';
      const { token } = chance.oneOf(parents);
      return testApp.request(`DELETE /booking/${chance.oneOf(bookings).id}`, { token });
    },
  };
}
