import { plural } from '../catalogue.ts';
import type { listMails as fr } from '../fr/list-mails.ts';

export const listMails: typeof fr = {
  deleted: {
    subject: (list: string) => `The list “${list}” is no longer there`,
    preview: (count: number) =>
      plural(count, 'Your reservation is cancelled.', `Your ${count} reservations are cancelled.`),
    heading: (firstName: string) => `Hello ${firstName},`,
    intro: (owner: string, list: string) =>
      `The birth list “${list}” of ${owner} has just been deleted. What you had reserved on it is therefore cancelled:`,
    gifts: (count: number) => plural(count, 'Your reservation', 'Your reservations'),
    bought: 'You had said that you bought it',
    received: 'The parents had already confirmed that it arrived',
    talkFirst:
      'If you have already bought a gift, talk to the parents before you send it: they will surely be happy to receive it.',
    nothingToDo: 'Otherwise there is nothing you need to do. Thank you for your kindness.',
  },
};
