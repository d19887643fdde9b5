import type { HelpArticle } from '../../help-article.ts';
import { accounts } from '../accounts.ts';
import { myRegistries } from '../registries/mine.ts';
import { ownerRegistry } from '../registries/owner.ts';
import { sharing } from '../registries/sharing.ts';
import { wishes } from '../wishes.ts';
import { named } from './named.ts';

/** From creating an account to sharing the link. */
export const lists = {
  create: {
    title: 'How do I create my baby gift list?',
    lead: 'An account, then three small pages: about five minutes. You can change everything later.',
    words: 'register sign up account start begin activate email new password cover',
    steps: [
      {
        title: 'Create your account',
        text: `Tap ${named(accounts.register)}, then enter your name, your email address and a password.`,
        picture: 'register',
      },
      {
        title: 'Open the email we send you',
        text: 'Its link activates your account. Nothing there? Look in the spam folder, or have it sent again from this screen.',
        picture: 'check-mail',
      },
      {
        title: 'Start a list',
        text: `Once you are logged in, tap ${named(myRegistries.create)}.`,
        picture: 'new-list',
      },
      {
        title: 'Give it a name and a date',
        text: 'The name and your few words appear at the top of the list. You can add a picture too.',
        picture: 'list-name',
        where: { uploadImageFeature: true },
      },
      {
        title: 'Give it a name and a date',
        text: 'The name and your few words appear at the top of the list.',
        picture: 'list-name',
        where: { uploadImageFeature: false },
      },
      {
        title: 'Say where gifts should go',
        text: 'Your friends and family need it for the delivery. The full address can be kept for those who give.',
        picture: 'list-address',
      },
      {
        title: 'Introduce your baby',
        text: 'All of it is optional: name and sex can wait, or stay secret. The list is now ready for its gifts.',
        picture: 'list-baby',
      },
    ],
  },

  add: {
    title: 'How do I add a gift?',
    lead: 'From any shop, with the item’s link. Or without a link, if it is just an idea.',
    words: 'item article shop store link paste photo price category quantity wish product amazon',
    steps: [
      {
        title: 'Open your list',
        text: `Tap ${named(ownerRegistry.addWish)}.`,
        picture: 'add-gift',
      },
      {
        title: 'Paste the item’s link',
        text: `Copy its address in the shop, paste it here, then tap ${named(wishes.scan)}: we read the name, the price and the picture. If the shop cannot be read, fill it in yourself.`,
        picture: 'gift-link',
        where: { scanWishUrlFeature: true },
      },
      {
        title: 'Say what it is',
        text: 'Its name is enough. The item’s link helps people find the right model.',
        picture: 'gift-link',
        where: { scanWishUrlFeature: false },
      },
      {
        title: 'Choose a category',
        text: `Take one, such as ${named(wishes.suggested[0] ?? '')}, or create your own. They are the sections of your list.`,
        picture: 'gift-category',
      },
      {
        title: 'Add the price and how many',
        text: 'If you want several, each one is reserved separately. A heart shows what you would love most.',
        picture: 'gift-quantity',
      },
      {
        title: 'Save it',
        text: `Tap ${named(wishes.add)}. The gift appears at once, for you and for everybody.`,
        picture: 'gift-save',
      },
    ],
  },

  share: {
    title: 'How do I share my list?',
    lead: 'With a link of your own. People open it without an account.',
    words: 'send link address whatsapp facebook email qr code card announcement print friends family invite online',
    steps: [
      {
        title: 'Create your list’s link',
        text: `On your list, tap ${named(sharing.createLink)}. This button is below your gifts: ${named(sharing.shareShort)} leads there.`,
        picture: 'create-link',
      },
      {
        title: 'Choose its name',
        text: 'A few random characters keep strangers from guessing it. Your list is online as soon as the link exists.',
        picture: 'link-name',
      },
      {
        title: 'Send it',
        text: `Tap ${named(sharing.copyLink)} and paste it into a message. Under ${named(sharing.otherWays)}: WhatsApp, social networks, email and the QR code.`,
        picture: 'share-bar',
      },
      {
        title: 'By email, if you prefer',
        text: 'We write to the person in your name, with the link to the list.',
        picture: 'share-mail',
      },
      {
        title: 'On a birth announcement',
        text: 'The QR code leads to your list: a phone’s camera is enough.',
        picture: 'qr-code',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
