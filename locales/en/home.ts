import type { home as french } from '../fr/home.ts';

export const home: typeof french = {
  pageTitle: 'Cigogne, the free baby gift list without duplicates',
  description:
    'Make your baby gift list with gifts from any shop and share it with one link: friends and family reserve without an account, and nothing is given twice.',
  title: 'The baby gift list that brings all your gifts together',
  intro:
    'Add whatever you like, from any shop. Share a simple link. Friends and family reserve in two minutes, without creating an account.',
  register: 'Create my baby gift list',
  myLists: 'See my lists',
  offer: (articles, shops) =>
    `More than ${articles.toLocaleString('en-GB')} items from more than ${shops} shops to browse`,
  free: 'Free for you and for your friends and family.',

  blogTitle: 'From the blog',
  moreArticles: 'Show more articles',

  stepsTitle: 'How does it work?',
  listPicture: 'A baby gift list on a phone, with gifts to reserve',
  steps: [
    {
      title: 'Make your list',
      text: 'From the third month of pregnancy, or after the birth. It takes five minutes, and you can carry on whenever you like.',
    },
    {
      title: 'Share the link',
      text: 'By message, by email, or with a QR code on the announcement. Friends and family need no account.',
    },
  ],
  receiveAndThank: {
    title: 'Receive, say thank you',
    text: 'A reserved gift is no longer offered to others. You know whom to thank, and it takes one click.',
  },
  receive: {
    title: 'Receive your gifts',
    text: 'A reserved gift is no longer offered to others. You know who gives what.',
  },

  carouselTitle: 'All you need, and nothing complicated',
  slides: {
    simple: {
      title: 'Simple',
      text: 'A clear list that everybody can read, from grandparents to friends, on a phone or on a computer.',
    },
    sync: {
      title: 'Always up to date',
      text: 'A reserved gift is reserved for everyone, at once. Two people never give the same thing.',
    },
    plan: {
      title: 'At the right time',
      text: 'Give the due date: friends and family know how much time is left, and where to send their gifts.',
    },
    flex: {
      title: 'Any shop',
      text: 'A big store, a local maker or second-hand: a link is enough, or just an idea.',
    },
    compare: {
      title: 'Free to choose',
      text: 'The price is a guide: everyone buys where they prefer, and compares if they wish.',
    },
    social: {
      title: 'Easy to share',
      text: 'WhatsApp, email, Facebook, X (Twitter) or a QR code: a short link of your own, which you can change or close.',
    },
  },
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Stop the slides',
  play: 'Start the slides again',
  carousel: 'carousel',
  goTo: (title: string) => `Show “${title}”`,

  trustTitle: 'You can rely on it',
  trust: [
    {
      title: 'Really free',
      text: 'No subscription, no fees, no advertising. Some shops pay us a commission; the price does not change.',
    },
    {
      title: 'Private',
      text: 'First name, date or address: you choose what stays secret. No page of a list appears in search engines.',
    },
    {
      title: 'Your data stays yours',
      text: 'No advertising trackers, no resale. Delete your list whenever you like.',
    },
  ],
  endTitle: 'A baby is on the way: feather your nest in peace',
  endText: 'Your list is waiting. Everything can be changed later.',
};
