import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

const HEAD = '<title>Lapin en coton | Shop</title>';
const BUY =
  '<h1>Lapin en coton</h1><span class="price">24,90 €</span><button class="add-to-cart">Ajouter au panier</button>';
const FAR = '<p>…</p>'.repeat(100);

function pictureOf(before: string, behind = ''): string | undefined {
  const html = `${HEAD}${before}${BUY}${behind}`;
  return readPage('https://shop.example/p/lapin-en-coton-12345', {}, Buffer.from(html)).image?.value;
}

describe('The picture is', () => {
  it.each([
    [
      'the first of a gallery, however near the last is',
      `<img src="/lapin_face_a.jpg" alt="Lapin">${FAR}<img src="/lapin_dos_b.jpg" alt="Lapin">`,
      'lapin_face_a.jpg',
    ],
    [
      'none that one chooses others by',
      '<img src="/i/100x100/badge-244183.gif" alt="Lapin en coton"><img src="/i/30123234.jpg" alt="Lapin en coton">',
      '30123234.jpg',
    ],
    [
      'that of a slider which leads nowhere else',
      '<div class="swiper product-slider"><img src="/lapin-large.jpg" alt=""></div>',
      'lapin-large.jpg',
    ],
    [
      'the large one that scripts show',
      '<img src="/g/AOSw/s-l500.jpg" data-zoom-src="/g/AOSw/s-l1600.jpg" alt="Lapin">',
      's-l1600.jpg',
    ],
    [
      'the largest of addresses that nothing but their size tells apart',
      '<meta property="og:image" content="/g/AOSw/s-l1600.jpg"><img src="/g/AOSw/s-l400.jpg" alt="Lapin">',
      's-l1600.jpg',
    ],
  ])('%s', (_, html, name) => {
    expect(pictureOf(html)).toMatch(new RegExp(`/${name}$`));
  });

  it('not that of a slider of other products', () => {
    const slider = '<div class="product-slider"><a href="/p/ours"><img src="/ours-gros.jpg" alt="Ours"></a></div>';
    expect(pictureOf('', `<img src="/lapin-gros.jpg">${slider}`)).toMatch(/lapin-gros/);
  });
});
