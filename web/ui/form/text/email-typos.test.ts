import { expect, it } from 'vitest';
import { likelyEmail } from './email-typos.ts';

it('suggests what was meant by the usual slips', () => {
  const slips = {
    'gmial.com': 'gmail.com',
    'gmai.com': 'gmail.com',
    'gmaill.com': 'gmail.com',
    'gmail.con': 'gmail.com',
    'gmail.fr': 'gmail.com',
    gmailcom: 'gmail.com',
    'hotmial.fr': 'hotmail.fr',
    'hotmal.com': 'hotmail.com',
    'outlok.fr': 'outlook.fr',
    'orage.fr': 'orange.fr',
    'wanado.fr': 'wanadoo.fr',
    'laposte.nte': 'laposte.net',
    'YAHO.FR': 'yahoo.fr',
    'iclou.com': 'icloud.com',
    'free.f': 'free.fr',
    'sfr.f': 'sfr.fr',
    'web.d': 'web.de',
  };
  for (const [typed, meant] of Object.entries(slips))
    expect(likelyEmail(`Mamie.Jo@${typed}`)).toBe(`Mamie.Jo@${meant}`);
});

it('doubts no address that may well be right', () => {
  const fine = [
    'gmail.com',
    'Hotmail.fr',
    'orange.com',
    'ymail.com',
    'mail.com',
    'free.fr',
    'fre.fr',
    'martin-freres.fr',
    'ac-nantes.fr',
  ];
  for (const domain of fine) expect(likelyEmail(`a@${domain}`)).toBeNull();
});

it('waits until there is something to compare', () => {
  for (const typed of ['', 'jo', '@gmial.com', 'mamie jeanne@gmial.com', 'a@b@gmial.com', 'jo@', 'jo@gm'])
    expect(likelyEmail(typed)).toBeNull();
});
