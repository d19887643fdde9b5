import type { HelpArticle } from '../../help-article.ts';
import { accounts } from '../accounts.ts';
import { secondOwners } from '../second-owners.ts';
import { wishes } from '../wishes.ts';
import { named } from './named.ts';

const ALONE = { secondOwnerFeature: false };
const TOGETHER = { secondOwnerFeature: true };
const POOL = { cashPoolFeature: true };
const NO_POOL = { cashPoolFeature: false };

/** What people do together: parents sharing a list, givers sharing a gift. */
export const together = {
  together: {
    title: 'Can two of us manage the list?',
    lead: 'Yes, you can both look after it.',
    words: 'second parent partner share account login together other person password both',
    steps: [
      {
        title: 'One list, one account',
        text: 'A list belongs to one account: to manage it as two, share the same email address and the same password.',
        picture: 'login',
        where: ALONE,
      },
      {
        title: 'Each of you logs in',
        text: `Tap ${named(accounts.login)} on each phone. You can both be there at the same time, and you see the same list.`,
        picture: 'my-lists',
        where: ALONE,
      },
      {
        title: 'Invite the other parent',
        text: `On your list, tap ${named(secondOwners.invite)} and enter their email address.`,
        picture: 'invite',
        where: TOGETHER,
      },
      {
        title: 'The other parent accepts',
        text: 'The invitation comes by email and is accepted with an account at that address. Each of you keeps a password, and the person you invite can do everything but delete the list.',
        picture: 'invited',
        where: TOGETHER,
      },
    ],
  },

  'cash-pool': {
    title: 'Can several people give one gift together?',
    lead: 'The cash pool is not available yet. Until then, here is what you can do.',
    words: 'cash pool contribute contribution money group shared expensive split euros',
    steps: [
      {
        title: 'A cash pool, soon',
        text: 'Your list’s form can already announce it. Nobody can take part yet.',
        picture: 'list-name',
        where: POOL,
      },
      {
        title: 'Share out what can be shared',
        text: 'Six bottles, four bodysuits: say how many, and each one is reserved separately. Several people can share them.',
        picture: 'gift-quantity',
        where: NO_POOL,
      },
      {
        title: 'Share out what can be shared',
        text: 'Until then, say how many: each one is reserved separately, and several people can share them.',
        picture: 'gift-quantity',
        where: POOL,
      },
      {
        title: 'For a large gift, say so',
        text: `In ${named(wishes.description)}, write that you would be happy to receive it from several people. One of them reserves it and names the others in the message.`,
        picture: 'gift-description',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
