import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusFile, type LabelledPrice } from '../../testing/corpus.ts';
import { pricesIn, readPrice } from './read-price.ts';

// Real price texts, kept beside the project on some machines.
const corpus = corpusFile('prices.json');

describe('A price text', () => {
  it.each([
    ['1 299,00 €', 129900, 'EUR'],
    ['1\u202F299,00\u00A0€', 129900, 'EUR'],
    ['29€90', 2990, 'EUR'],
    ['29 € 90', 2990, 'EUR'],
    ['Prix 1 299€99 TTC', 129999, 'EUR'],
    ['EUR 12.50', 1250, 'EUR'],
    ['1.299,- €', 129900, 'EUR'],
    ['12,– €', 1200, 'EUR'],
    ['€ 39.-', 3900, 'EUR'],
    ['ab 19,99 €', 1999, 'EUR'],
    ['de 10 à 15 €', 1000, 'EUR'],
    ['de 10,00 € à 15,00 €', 1000, 'EUR'],
    ['€1,299.00', 129900, 'EUR'],
    ['-20 % 12,99 €', 1299, 'EUR'],
    ['99 €79 €', 7900, 'EUR'],
    ['<del>99 €</del> <ins>79 €</ins>', 7900, 'EUR'],
    ['12 x 500 ml 9,99 €', 999, 'EUR'],
    ["CHF 1'299.50", 129950, 'CHF'],
    ['$.75', 75, 'USD'],
    ['£9.99', 999, 'GBP'],
    ['159 €,90', 15990, 'EUR'],
    ['1.299', 129900, null],
    ['29.9', 2990, null],
  ])('%s', (text, cents, currency) => {
    expect(readPrice(text)).toEqual({ cents, currency });
  });

  it.each([
    ['294 元', 'tw', 'TWD'],
    ['294 元', 'cn', 'CNY'],
    ['RMB 294', '', 'CNY'],
  ])('%s in a shop of .%s is %s', (text, country, currency) => {
    expect(pricesIn(text, country)).toMatchObject([{ currency }]);
  });

  it.each(['', 'Prix sur demande', '40 % de remise', 'Size 42, 2024 model', '15.08.2017'])('"%s" says none', (text) => {
    expect(readPrice(text)).toBeNull();
  });

  it('takes a currency that it does not say from what stands beside it', () => {
    expect(readPrice('69,50', 'Prix en €')).toEqual({ cents: 6950, currency: 'EUR' });
  });

  it('means the dollars of the shop’s country', () => {
    expect(pricesIn('$ 24.990', 'cl')).toMatchObject([{ cents: 2499000, currency: 'CLP' }]);
  });

  it('means the crowns of the shop’s country, unless it names them', () => {
    const crowns = ['kr 149,00', '149,00 kr.', '149,00 SEK', 'DKK 149,00'].flatMap((text) => pricesIn(text, 'no'));
    expect(crowns.map(({ currency }) => currency)).toEqual(['NOK', 'NOK', 'SEK', 'DKK']);
    expect(readPrice('149,00 kr')?.currency).toBe('SEK');
  });

  it('calls the same money by one code', () => {
    expect(['12 RMB', '12 CNY', '12元'].map((text) => readPrice(text)?.currency)).toEqual(['CNY', 'CNY', 'CNY']);
  });

  it.each(['1 ', '9', '1.', '€', '$1'])('ends, however long and odd it is (a million times %j)', (odd) => {
    // Backtracking over this would outlast the time that a test has.
    expect(() => readPrice(odd.repeat(1e6))).not.toThrow();
  });
});

describe('Price texts from elsewhere', () => {
  if (existsSync(corpus))
    it('of euros are read to the cent, and nothing else as euros', () => {
      const texts = JSON.parse(readFileSync(corpus, 'utf8')) as LabelledPrice[];
      const wrong = texts.filter(({ text, currency_hint: hint, amount, currency_iso: iso, currency, core }) => {
        const read = readPrice(text ?? '', hint);
        if (iso !== 'EUR') return currency !== null && read?.currency === 'EUR';
        return core && amount !== null && (read?.currency !== 'EUR' || read.cents !== Math.round(amount * 100));
      });
      expect(wrong).toEqual([]);
    });
  else it.skip('are in ../shared/corpus, which is not here');
});
