import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageContext } from '#web/data/page-context.ts';
import { loader } from './contact.tsx';

function articleFor(takesMessages: boolean) {
  const context = new RouterContextProvider();
  const operator = { name: null, address: null, email: 'a@example.org', host: null, takesMessages };
  context.set(pageContext, { lang: 'fr', publicUrl: 'https://cigogne.example', operator } as never);
  return loader({ context } as never);
}

test('Without an address of the operator’s the contact page has its text, and no form', () => {
  expect(articleFor(false).form).toBeUndefined();
  expect(articleFor(false).sections.map(({ title }) => title)).toContain('Par courrier');
  expect(articleFor(true).form?.open).toBe('Écrire un message');
});
