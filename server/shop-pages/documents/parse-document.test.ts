import { describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';
import { plainText, textOf } from './text.ts';

function read(html: string): string {
  const [root] = parseDocument(html).elements;
  return root ? textOf(root) : '';
}

describe('A page', () => {
  it('is read as people see it', () => {
    const html =
      '<title>A</title><p>29<sup>,90</sup>&nbsp;&euro;<p>B<script>C</script><noscript>D</noscript><style>E</style>';
    expect(read(html)).toBe('A 29,90 € B');
  });

  it('keeps an element within what holds it, though tags are forgotten or too many', () => {
    const { elements } = parseDocument('<ul><li><b>A<li>B</ul></div></p><main><td>C<td>D</main>');
    const of = (name: string) => elements.filter((element) => element.name === name).map((element) => textOf(element));
    expect([of('ul'), of('li'), of('main'), of('td')]).toEqual([['A B'], ['A', 'B'], ['C D'], ['C', 'D']]);
  });

  it('goes on behind a drawing that nobody closed', () => {
    expect(read('<div><svg><path></div><p>Seen</p>')).toBe('Seen');
  });

  it.each([
    ['nested deeply', '<div>'.repeat(100_000)],
    ['closed without end', `${'<div>'.repeat(1000)}${'</p>'.repeat(1_000_000)}`],
    ['of comments', '<!--'.repeat(1_000_000)],
    ['of attributes', `<a ${'b=c '.repeat(1_000_000)}>`],
    ['of signs', '<'.repeat(5_000_000)],
    ['of entities', '&amp;'.repeat(1_000_000)],
    ['of table cells', `${'<table>'.repeat(500)}${'<td>'.repeat(1_000_000)}`],
  ])('that is hostile, %s, takes little time and no stack', (_, html) => {
    const start = process.threadCpuUsage();
    expect(parseDocument(html).elements.length).toBeLessThanOrEqual(50_001);
    expect(process.threadCpuUsage(start).user).toBeLessThan(2_000_000);
  });
});

describe('Text of data', () => {
  it.each([
    ['<p>A &amp; B</p><p>C</p>', 'A & B\nC'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;A', 'A'],
    ['&amp;lt;b&amp;gt;A', 'A'],
    ['<scr<b>ipt>A', 'A'],
    ['size < 5 and > 3', 'size < 5 and > 3'],
    ['A<!-- B -->C', 'A C'],
    ['<script>A', ''],
  ])('%s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
