import type { info as french } from '../fr/info.ts';
import type { InfoArticle, InfoOperator } from '../info-article.ts';
import { accessibility } from './accessibility.ts';
import { legal } from './legal.ts';
import { privacy } from './privacy.ts';

export const info: typeof french = {
  contact: ({ name, address, email }: InfoOperator): InfoArticle => ({
    title: 'Contact',
    intro: 'A question, an idea, a problem with a list? Write to us: a person will answer.',
    sections: [
      {
        title: 'Before you write',
        blocks: [
          {
            list: [
              'You reserved a gift and want to cancel: open the personal link in your confirmation email.',
              'You cannot find a list: ask the parents for its link, as some lists can only be found that way.',
              'If something seems out of place, send us the address of the page: we look at every report.',
            ],
          },
        ],
      },
      { title: 'By email', blocks: [{ mail: email }] },
      { title: 'By post', blocks: [`${name}\n${address}`] },
    ],
  }),

  unset: {
    name: 'Cigogne (operator to be named)',
    address: 'Address to be given',
    host: 'Hosting company to be named',
  },

  contactForm: {
    open: 'Write a message',
    name: 'Your name',
    email: 'Your email address',
    emailHelp: 'We answer there, so please check it. No copy is sent to it.',
    message: 'Your message',
    send: 'Send',
    kept: 'Your message goes by email to the Cigogne team and to nobody else. It is erased from the site after 35 days.',
    sentTitle: 'Message sent',
    sent: 'Thank you! A person will answer you by email.',
    failure: 'Your message could not be sent. It is still here: try again in a moment.',
  },

  who: ({ name, email }: InfoOperator): InfoArticle => ({
    title: 'Who we are',
    intro:
      'Cigogne grew out of a simple idea: a baby gift list should be easy to make, easy to give from, and cost nobody anything.',
    sections: [
      {
        title: 'What we do',
        blocks: [
          'Parents gather on one page the gifts they would love, from any shop. Friends and family open a link, choose and reserve, without creating an account. Nothing is given twice, and everyone knows whom to thank.',
        ],
      },
      {
        title: 'How we stay free',
        blocks: [
          'The service is free, for parents and for their friends and family. Some shops pay us a commission when something is bought from a list. The price stays exactly the same, and no gift is promoted because of it.',
        ],
      },
      {
        title: 'What matters to us',
        blocks: [
          {
            list: [
              'No advertising, no trackers, no sale of data.',
              'Parents choose what stays secret: a first name, a date, an address.',
              'A site that everybody can read, on any device, with a keyboard or a screen reader too.',
            ],
          },
        ],
      },
      { title: name, blocks: ['We read everything you write to us.', { mail: email }] },
    ],
  }),

  legal,
  privacy,
  accessibility,
};
