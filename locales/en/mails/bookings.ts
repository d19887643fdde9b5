import type { bookingMails as french } from '../../fr/mails/bookings.ts';
import { plural } from '../../languages.ts';

function gifts(count: number): string {
  return plural(count, 'one gift', `${count} gifts`);
}

export const bookingMails: typeof french = {
  summary: {
    subject: (count) => `You have reserved ${gifts(count)}`,
    preview: 'What you reserved, and where to send it.',
    heading: 'It’s reserved!',
    intro: 'Thank you for your kindness. Here is what you reserved, and where to send it.',
    parentsWords: 'On their list, the parents wrote:',
    toGift: 'See this gift on the list',
    sendTo: 'To be sent to',
    dueOn: (day) => `The baby is due on ${day}.`,
    button: 'See my reservations',
    personalLink:
      'This link is yours alone: it shows the address and the link to the shop, and lets you say what is bought, or cancel, without an account.',
    notYou:
      'Didn’t reserve anything? Somebody probably mistyped their address: open the link to cancel, or ignore this message.',
  },
  deleted: {
    subject: (list, count) =>
      `Your ${plural(count, 'reservation', 'reservations')} on “${list}” ${plural(count, 'is', 'are')} cancelled`,
    heading: (count) => plural(count, 'Your reservation is cancelled', 'Your reservations are cancelled'),
    gifts: (count) => plural(count, 'The gift', 'The gifts'),
    byParents: (list, count) =>
      `The parents have cancelled your ${plural(count, 'reservation', 'reservations')} on their list “${list}”:`,
    withWish: (list, count) =>
      `The parents have taken ${plural(count, 'this gift', 'these gifts')} off their list “${list}”, so your ${plural(count, 'reservation is', 'reservations are')} cancelled:`,
    talkFirst: (count) =>
      `If you have bought ${plural(count, 'it', 'them')} already, talk to the parents before you send ${plural(count, 'it', 'them')}. If not, another gift would surely please them.`,
    received: (count) =>
      `The parents had already confirmed that they received ${plural(count, 'it', 'them')}: there is nothing for you to do.`,
    button: 'See the list',
  },
  thanks: {
    subject: (owner) => `A thank you from ${owner}`,
    heading: (firstName) => `Thank you, ${firstName}!`,
    intro: (owner, count) => `${owner} wrote to you about your ${plural(count, 'gift', 'gifts')}:`,
    forGifts: (count) => plural(count, 'Your gift', 'Your gifts'),
    button: 'See my reservations',
  },
  booked: {
    subject: (giver, count) => `${giver} has reserved ${gifts(count)} from your list`,
    heading: 'Good news!',
    intro: (giver, count) => `${giver} has reserved ${gifts(count)} for you.`,
    onList: (list, day) => `On your list “${list}”, on ${day}.`,
    giftsOf: (giver) => `From ${giver}`,
    message: 'Their message to you:',
    anonymous: (giver) =>
      `${giver} prefers to stay anonymous to other visitors: only you see the name, so that you can say thank you.`,
    thankLater: 'When a gift arrives, say thank you and confirm that you received it, from your list.',
    button: 'See my list',
  },
  digest: {
    subject: (count) => `${gifts(count)} from your list reserved within an hour`,
    heading: 'Your list is popular!',
    intro: (givers, count) =>
      `Within an hour, ${plural(givers, 'one person has', `${givers} people have`)} reserved ${gifts(count)} for you.`,
  },
  cancelled: {
    subject: (giver, count) => `${giver} has cancelled ${plural(count, 'a reservation', `${count} reservations`)}`,
    subjectOfMany: (count) => `${count} reservations cancelled on your list`,
    heading: (count) => plural(count, 'A reservation is cancelled', 'Reservations are cancelled'),
    gifts: (count) => plural(count, 'The gift', 'The gifts'),
    intro: (giver, list, count) =>
      plural(
        count,
        `${giver} has cancelled a reservation. The gift is available again on your list “${list}”:`,
        `${giver} has cancelled ${count} reservations. The gifts are available again on your list “${list}”:`,
      ),
    introTaken: (list) => `Here is what was cancelled on your list “${list}”:`,
    taken: 'Reserved again since.',
    introOfMany: (list, count) =>
      `${count} reservations are cancelled. The gifts are available again on your list “${list}”:`,
    button: 'See my list',
  },
};
