import { cookieName, type InfoArticle, type InfoOperator, type InfoSection } from '../info-article.ts';

export function privacy(operator: InfoOperator): InfoArticle {
  return {
    title: 'Cookies and personal data',
    intro: 'What Cigogne keeps, where, why, and for how long.',
    sections: [cookies(operator), personalData(operator)],
  };
}

export function personalData({ name, email }: InfoOperator): InfoSection {
  return {
    title: 'Personal data',
    blocks: [
      `The controller is ${name}. We only ask for what the service needs, in accordance with Regulation (EU) 2016/679 (GDPR) and French law.`,
      {
        list: [
          'Account (first and last name, email address, password as an irreversible hash): to provide the service you ask for, as long as the account exists.',
          'Logins (browser and system of each device, dates, keyed fingerprint of the IP address): to show you where your account is open and to protect it, on the basis of our legitimate interest, until you log out and for at most 180 days; fingerprints, for a year after the last login from the same address.',
          'List (title, text, expected date, the child’s first name and sex if given, delivery address, gifts): to provide the service, until the list is deleted. Parents choose what is not shown.',
          'Reservation (first and last name, email address, message): to inform the parents and to send you a summary. Your email address is shown to nobody; your name is not shown to other visitors if you ask for it. The reservation is kept for as long as the list, or for 30 days after it is cancelled. The personal page of a reservation closes six months after the due date or, if that is past already, after the reservation.',
          'Sharing by email (name and address of the person to whom you show a list, or who shows you one): to send that one message, kept for 35 days, and for at most 44 if it invites somebody to manage a list together. Anyone who wants no more of them can say so with one click; we then keep only a keyed fingerprint of their address.',
          'Message through the contact form (name, email address, message): to answer you, on the basis of our legitimate interest. The service erases it after 35 days, as it does what our team writes to you; the exchange stays in our mailbox for as long as it takes to answer you.',
          'Technical logs, without names or email addresses: for security and to keep the service running, on the basis of our legitimate interest, for a year at most.',
        ],
      },
      'What you delete is kept for at most 30 days so that a mistake can be repaired, then erased. Your data is neither sold nor rented. Only the publisher and its technical providers (hosting, sending of emails) have access to it, for the sole purpose of providing the service.',
      'Your page “My account” gives you a file of everything that we know about you, and there you correct or delete your account. You may also ask to see your data, to have it corrected or erased, to receive it in a common format, to restrict its use or to object to it, by writing to the address below. If the answer does not satisfy you, you may turn to the French authority CNIL (www.cnil.fr) or to the authority of your country.',
      { mail: email },
    ],
  };
}

export function cookies({ publicUrl }: InfoOperator): InfoSection {
  const name = (short: string) => cookieName(publicUrl, short);
  return {
    title: 'Cookies and storage in your browser',
    blocks: [
      'Cigogne uses no targeted advertising, no third-party audience measurement and no social network tracker. No picture, font or script is loaded from another site. We only keep in your browser what the service needs:',
      {
        list: [
          'your session, until 30 days without a visit and for at most 180 days, and your basket, until you reserve (local storage “cigogne”);',
          'the page of a shop that you showed us, and where you were going, while you log in, for at most 7 days (local storage);',
          'what proves that you created your account in this browser, until you activate it, for at most 7 days (local storage);',
          'the list and category that you last added to, until you log out (local storage);',
          'what you are writing in a form, or have sent without an answer yet, until the tab is closed;',
          'where you were on each page, and the gift for which you are making a list, until the tab is closed;',
          'after a reservation, your email address and the link to your personal page, to show the confirmation for one hour, or until the tab is closed;',
          'your name and email, if you tick “Remember me on this device” as you reserve, until you reserve without it or log out (local storage);',
          'the last ten lists that you opened, as every visitor sees them, to read them without a connection, until you log out or others take their place (browser cache);',
          'for the same reason, the basket’s page and what pages load, pictures of lists included, at most 350 files, until others take their place (browser cache);',
          `that you have read the notice about cookies, for 150 days (cookie “${name('cookies')}”);`,
          `the language or theme, if you choose one, for a year (cookies “${name('lang')}” and “${name('theme')}”).`,
        ],
      },
      'As these are strictly necessary for the service you ask for, they do not require your consent. When you follow a link to a shop, its own rules apply.',
    ],
  };
}
