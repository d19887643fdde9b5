import type { contactMails as french } from '../../fr/mails/contact.ts';

export const contactMails: typeof french = {
  subject: (name) => `Message from ${name}`,
  heading: 'A message from the contact form',
  from: (name, email) => `Name given: ${name}\nEmail address given: ${email}`,
  reply: 'Your reply to this email goes to the address given. The person was not sent a copy.',
  unproven:
    'Neither the name nor the address is verified. Addresses in the message are not links: type them again if you trust them.',
};
