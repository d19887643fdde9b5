import { expect, test } from 'vitest';
import { anyJob } from '../../testing/mails/any-mail.ts';
import { mailDelivery } from '../../testing/mails/mail-delivery.ts';

const post = mailDelivery();
const { deliver } = post;

test('Names and subjects cannot add headers, recipients or markup', async () => {
  const name = '"><script>alert(1)</script>\r\nBcc: victime@example.org\r\n\r\nX';
  await deliver(anyJob(), {
    subject: `Merci ${name}`,
    preview: name,
    heading: name,
    blocks: [
      { kind: 'paragraph', text: name },
      { kind: 'quote', text: name },
      { kind: 'wishes', heading: name, wishes: [{ title: name, detail: name }] },
      { kind: 'registry', label: name, title: name, wishes: [], toWish: name, sendTo: name, address: [name] },
      { kind: 'button', label: name, path: `/"onclick="alert(1)` },
      { kind: 'note', text: name },
    ],
  });
  const { mail, envelope } = post.mailbox.mails[0] ?? expect.fail('no mail');
  expect(envelope.to).toEqual(['jeanne@example.org']);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.subject).toBe('Merci "><script>alert(1)</script> Bcc: victime@\u200Cexample.\u200Corg X');
  expect(mail.html).not.toMatch(/<script|"onclick=/i);
});

test('An address that reads as two is one, and nobody else gets the mail', async () => {
  await deliver(anyJob(), { to: 'jeanne@example.org, victime@example.org' }).catch(() => undefined);
  expect(post.mailbox.mails.flatMap(({ envelope }) => envelope.to)).not.toContain('victime@example.org');
});
