import type { farewellMails as fr } from '../../fr/mails/farewells.ts';
import { plural } from '../../languages.ts';

export const farewellMails: typeof fr = {
  removed: {
    subject: (list) => `Your list “${list}” has been deleted`,
    preview: 'Our team has deleted one of your lists.',
    heading: 'Your list has been deleted',
    intro: (firstName, list) => `Hello ${firstName}, our team has deleted your baby gift list “${list}”. This is why:`,
    after: 'Everyone who had reserved a gift on it is told. Your other lists and your account stay as they are.',
    mistake: 'Do you think this is a mistake? Write to us:',
    button: 'Contact us',
  },
  deleted: {
    subject: (list: string) => `The list “${list}” is no longer there`,
    preview: (count: number) =>
      plural(count, 'Your reservation is cancelled.', `Your ${count} reservations are cancelled.`),
    heading: (firstName: string) => `Hello ${firstName},`,
    intro: (owner: string, list: string) =>
      `The baby gift list “${list}” of ${owner} has just been deleted. What you had reserved on it is therefore cancelled:`,
    gifts: (count: number) => plural(count, 'Your reservation', 'Your reservations'),
    bought: (count) => `You had said that you bought ${plural(count, 'it', 'them')}`,
    received: (count) => `The parents had already confirmed that ${plural(count, 'it', 'they')} arrived`,
    talkFirst:
      'If you have already bought a gift, talk to the parents before you send it: they will surely be happy to receive it.',
    nothingToDo: 'Otherwise there is nothing you need to do. Thank you for your kindness.',
    allReceived: 'There is nothing you need to do. Thank you for your kindness.',
  },
  closed: {
    subject: (list) => `The list “${list}” is no longer online`,
    preview: 'Please talk to the parents before you buy anything.',
    heading: (firstName) => `Hello ${firstName},`,
    intro: (owner, list) =>
      `${owner} closed their Cigogne account, and the baby gift list “${list}” is no longer online. What you had reserved on it is suspended:`,
    ofReceived: {
      preview: 'What you gave has arrived: there is nothing you need to do.',
      intro: (owner, list) =>
        `${owner} closed their Cigogne account, and the baby gift list “${list}” is no longer online. What you gave has arrived:`,
    },
    perhapsBack:
      'If the parents come back within 30 days, their list and your reservations will be there as before, and we will write to you. Otherwise everything will be erased.',
  },
  back: {
    subject: (list) => `The list “${list}” is back`,
    preview: 'Your gifts are still reserved.',
    heading: (firstName) => `Good news, ${firstName}`,
    intro: (owner, list) =>
      `The baby gift list “${list}” of ${owner} is back, and what you had reserved on it is still reserved:`,
    samePage: 'The personal link in the message about your reservation works again.',
    button: 'See the list',
  },
};
