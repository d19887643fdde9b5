import { type InfoArticle, type InfoOperator, type InfoSection, numbered } from '../info-article.ts';
import { cookies, personalData } from './privacy.ts';

export function legal(operator: InfoOperator): InfoArticle {
  return {
    title: 'Legal notice and terms of use',
    intro: `This text says who publishes ${operator.publicUrl}, what you may expect of it, and what happens to your data. The French text prevails.`,
    updated: 'Terms in force since 1 December 2022.',
    sections: [
      ...publisher(operator),
      ...TERMS,
      numbered(7, personalData(operator)),
      numbered(8, cookies(operator)),
      ...LAW,
    ],
  };
}

function publisher({ name, address, email, host }: InfoOperator): InfoSection[] {
  return [
    {
      title: '1. Publisher of the service',
      blocks: ['The service Cigogne is published by:', `${name}\n${address}`, { mail: email }],
    },
    { title: '2. Hosting', blocks: ['The service is hosted by:', host] },
  ];
}

const TERMS: InfoSection[] = [
  {
    title: '3. Purpose and acceptance of the terms',
    blocks: [
      'Cigogne lets expecting or new parents make a baby gift list and share it, and lets their friends and family reserve gifts from it. Using the service is free. By creating an account, publishing a list or reserving a gift you accept these terms.',
      'We may change the service and these terms. An important change is announced on this page, and by email to people who have an account.',
    ],
  },
  {
    title: '4. Account and lists',
    blocks: [
      'Making a list requires an account, an email address of your own and a password that you keep to yourself, or between the two of you if you manage the list together. An account that is not activated is erased after 7 days.',
      'You are responsible for what you publish. You undertake not to publish anything unlawful, hurtful or misleading, nor information about other people without their consent. We may remove content that breaks these rules and, if it happens repeatedly, close the account, after telling you.',
      'A list can be seen by anybody who knows its link. A list that is not private can also be found by the search of this site. No page of a list is offered to search engines.',
    ],
  },
  {
    title: '5. Reserving and buying gifts',
    blocks: [
      'Reserving a gift tells other visitors that it is taken: it is neither an order nor a payment. You then buy it freely, in the shop of your choice.',
      'Cigogne is neither a seller nor a payment intermediary. Prices, availability, delivery, guarantees and the right of withdrawal are a matter for the shop where you buy. Prices shown on a list are a guide.',
      'You can cancel a reservation from the personal link you received by email, as long as the gift has not been marked as received.',
    ],
  },
  {
    title: '6. Affiliate links and income',
    blocks: [
      'Some links to shops may be affiliate links: if you buy after following them, the shop may pay us a commission. This is what pays for the service. The price you pay does not change.',
      'Gifts are chosen by the parents. Their order and presentation do not depend on this income.',
    ],
  },
];

const LAW: InfoSection[] = [
  {
    title: '9. Intellectual property and content',
    blocks: [
      'The name, logo, drawings and code of the service are protected. The texts and photos you publish remain yours: you only allow us to store and show them in order to run your list. Brands and product pictures belong to their owners.',
      'If some content infringes your rights, write to us with the address of the page and the reason: we will examine it as soon as possible.',
    ],
  },
  {
    title: '10. Liability, applicable law and disputes',
    blocks: [
      'We do our best to keep the service available and your data safe, but cannot guarantee that it is never interrupted. We are not responsible for the content of the shops that links lead to. Nothing in these terms limits the rights that the law gives to consumers.',
      'These terms are governed by French law. If you disagree with something, write to us first: a friendly solution can nearly always be found. Otherwise you may turn to a consumer mediator free of charge, or to the competent court.',
    ],
  },
];
