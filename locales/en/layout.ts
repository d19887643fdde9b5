import type { layout as french } from '../fr/layout.ts';
import { plural } from '../languages.ts';

export const layout: typeof french = {
  siteTitle: 'Cigogne, the baby gift list',
  skip: 'Skip to content',
  mainNavigation: 'Main navigation',
  home: 'Home',
  homeLink: 'Cigogne, home page',
  browse: 'Browse',
  search: 'Find a list',
  myLists: 'My lists',
  myBabies: 'My babies',
  blog: 'Blog',
  basket: 'Basket',
  basketWith: (count: number) => `Basket, ${count} ${plural(count, 'gift', 'gifts')}`,
  login: 'Log in',
  register: 'Create an account',
  account: 'My account',
  menu: 'Menu',
  help: 'Help',
  languageIs: (name: string) => `Language: ${name}`,
  languages: { fr: 'Français', en: 'English', de: 'Deutsch' },
  sessionExpired: 'Session expired',
  loginAgain: 'Please log in again',
  cookieTitle: 'Cookies',
  noScript:
    'You can read the lists without JavaScript; to reserve a gift or use your account, please switch it on in your browser.',
  cookieText: 'Only the cookies the site needs, no advertising trackers.',
  cookieMore: 'Learn more',
  cookieAccept: 'Got it',
  footerNavigation: 'Information',
  contact: 'Contact',
  who: 'Who are we?',
  legal: 'Legal notice',
  tagline: 'The free baby gift list, with gifts from any shop.',
  affiliation:
    'Cigogne is free for parents and for their friends and family: it lives on a commission that some shops pay on purchases, which changes nothing in the price.',
};
