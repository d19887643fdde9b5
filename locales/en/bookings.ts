import type { bookings as fr } from '../fr/bookings.ts';
import { plural } from '../languages.ts';

export const bookings: typeof fr = {
  title: 'Confirm my reservation',
  lead: 'Tell the parents who makes them happy. No account, no payment here.',
  backToBasket: 'Back to the basket',
  yourGifts: (count) => plural(count, 'Your gift', 'Your gifts'),
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: 'To send you the parents’ address and a summary of your reservation.',
  emailEcho: 'The summary will go to',
  anonymous: 'Do not show my name to other visitors',
  anonymousOff: 'Your name will be visible to the parents and to other visitors of the list.',
  anonymousOn: 'Only the parents will see your name, so that they can thank you. Other visitors will not see it.',
  remember: 'Remember me on this device',
  rememberHelp: 'Your name and email stay in this browser, so that reserving is quicker next time.',
  message: 'A few words for the parents',
  messageFor: (title) => `A few words for “${title}”`,
  messageHelp: 'Only the parents will read them.',
  cancel: 'Cancel',
  reserve: 'Reserve',
  alreadyBooked:
    'Somebody else has just reserved a gift in your basket. Nothing is reserved for now; everything you typed is kept.',
  noLongerThere: 'Your basket is out of date. Nothing is reserved for now; everything you typed is kept.',
  noAnswer: 'Nothing is lost: in a moment, press “Reserve” again. Nothing will be reserved twice.',
  lostFewer: 'There are not that many left',
  lostFewerText: 'Somebody else took some in the meantime. All that you have entered is kept.',
  lostTakeOne: 'Take just one',
  lostTitle: (count) => plural(count, 'This gift is no longer available', 'These gifts are no longer available'),
  lostText: (rest) =>
    rest === 0
      ? 'If you made this reservation yourself, the confirmation is in your mailbox. If not, other ideas are waiting on the list.'
      : 'If you made this reservation yourself, the confirmation is in your mailbox. If not, you can keep the rest of your basket.',
  lostGoneText: (rest) =>
    rest === 0
      ? 'The parents took this off the list, or the list is no longer online.'
      : 'The parents took this off the list, or the list is no longer online. You can keep the rest of your basket.',
  lostRemove: (count, rest) =>
    rest === 0
      ? plural(count, 'Remove this gift', 'Remove these gifts')
      : `${plural(count, 'Remove this gift', 'Remove these gifts')} and keep the rest`,
  lostRemoved: 'Done. You can reserve the rest.',
  done: 'Gifts reserved',
  thanks: 'Thank you!',
  thanksText: 'The parents have been told. What you give, nobody else will give.',
  mailTo: 'The summary, with the address and the link to your reservation, is on its way to',
  mailToNobody: 'The summary, with the address and the link to your reservation, is waiting in your mailbox.',
  nextSteps: 'What now?',
  stepBuy: 'Buy what you chose, in the shop we name or anywhere else.',
  stepSend: 'Have it sent to the parents’ address, or bring it yourself.',
  stepTell: 'Say “I bought this gift” on your page: it puts the parents at ease.',
  myPage: 'See my reservation',
  myPageHint: 'This page is yours alone: keep the email that leads to it.',
  myTitle: 'My reservation',
  myLead: (count) =>
    `${count} ${plural(count, 'gift', 'gifts')} reserved. Find the address and the shops here, say what you bought, or cancel.`,
  addressTitle: 'Where to send it',
  copyAddress: 'Copy the address',
  addressCopied: 'Address copied to the clipboard',
  addressInMail: 'The full address is in the email that we sent you.',
  mailAgain: 'Send the email again',
  mailSent: 'Email sent',
  bookedOn: 'Reserved on',
  bought: 'Bought',
  thanked: 'Thanked',
  received: 'Received by the parents',
  toBuy: 'To buy',
  iBought: 'I bought this gift',
  boughtDone: 'Noted, thank you!',
  cannotSayBought: 'The purchase could not be noted',
  cancelBooking: 'Cancel the reservation',
  cancelTitle: 'Cancel this reservation?',
  cancelText: (title) => `“${title}” will be available to others again, and the parents will be told.`,
  cancelBought: 'You have said that you bought it already.',
  keep: 'Keep my reservation',
  cancelled: 'Reservation cancelled',
  cannotCancel: 'The reservation could not be cancelled',
  alreadyReceived: 'The parents have already received this gift: the reservation can no longer be cancelled.',
  noneLeftTitle: 'You have no reservation here any more',
  noneLeftText: 'Thank you for letting us know: what you had reserved is available to others again.',
  deadTitle: 'This link no longer works',
  deadText:
    'It may have been cut on its way: copy it whole from the email. Links also stop working six months after the birth, or once every reservation was cancelled.',
  searchList: 'Find a list',
};
