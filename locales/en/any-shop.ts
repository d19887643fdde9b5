import type { anyShop as french } from '../fr/any-shop.ts';

export const anyShop: typeof french = {
  title: 'Add a gift from any shop',
  lead: 'Looking at an item? It joins your list in a moment, with its name, price and picture.',
  how: 'A small window opens beside the item, already filled in: choose the list and the category, then add it.',

  bookmarkTitle: 'A button among your bookmarks',
  bookmarkText:
    'Nothing to install: it is a bookmark that reads the page you are on. For Chrome, Edge, Firefox and Safari, on a computer.',
  bookmarkShowBar:
    'Show your browser’s bookmarks bar: Ctrl\u00A0+\u00A0Shift\u00A0+\u00A0B, or ⌘\u00A0+\u00A0Shift\u00A0+\u00A0B on a Mac.',
  bookmarkDrag: 'Drag this button into the bar:',
  bookmarkName: 'Add to my list',
  bookmarkUse: 'On the page of an item, click on it.',
  bookmarkClicked: 'Drag it into your bookmarks bar: it works on the page of a shop.',
  bookmarkByHand: 'If you cannot drag it, make a bookmark and give it this address:',
  bookmarkCopy: 'Copy the button’s address',
  bookmarkCopied: 'The button’s address is copied',

  extensionTitle: 'The extension for Chrome, Edge and Firefox',
  extensionText:
    'The same button, always beside the address bar. It only sees the page on which you click it, and only then.',
  extensionByHand: 'It is not in the browsers’ extension stores: you load it yourself, on a computer.',
  extensionDownload: 'Download the extension',
  chrome: 'Chrome, Edge, Brave',
  firefox: 'Firefox',
  extensionSteps: {
    chrome: [
      'Unpack the file into a folder that you will keep.',
      'Open the page chrome://extensions (edge://extensions in Edge) and turn on developer mode.',
      'Choose “Load unpacked”, then that folder.',
      'Pin it: you will find it under the puzzle-piece icon.',
    ],
    firefox: [
      'Open the page about:debugging, then “This Firefox”.',
      'Choose “Load Temporary Add-on…”, then the file that you downloaded.',
      'Firefox forgets it when it is closed: the button among your bookmarks stays.',
    ],
  },

  phoneTitle: 'On a phone',
  phoneSteps: [
    'In the shop, copy the item’s link.',
    'In your list, choose “Add a gift” and paste the link there.',
    'Tap “Fill in from this link”.',
  ],
  shareTitle: 'Quicker still, on Android',
  shareText:
    'Add Cigogne to your home screen, from Chrome’s menu: it then shows up when you share the page of an item. iPhone and iPad do not allow this yet.',
  computerTitle: 'On a computer',

  privacyTitle: 'What is sent to us',
  privacyText:
    'Only when you click: the page’s address and what it contains, your name too if the shop shows it. We read the item and forget the rest. What you type into its fields is not sent to us, and nothing is added unless you say so.',
  limitsText: 'A few shops keep us from seeing the page as you see it: then we read it from its link.',
  start: 'See my lists',
};
