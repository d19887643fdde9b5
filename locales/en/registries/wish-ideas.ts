import type { wishIdeas as french } from '../../fr/registries/wish-ideas.ts';

export const wishIdeas: typeof french = {
  title: 'Ideas to begin with',
  lead: 'Tap an idea and it joins your list. Add the link, the price or a picture whenever you like.',
  leadOther: 'Tap an idea: it joins the list.',
  open: 'Ideas',
  /** In the order of `suggested` in ../wishes.ts, which names their categories. */
  ideas: [
    ['Sleeping bag', 'Baby monitor', 'Night light', 'Musical mobile', 'Cot bedding'],
    ['Nursing pillow', 'High chair', 'Bottles', 'Bottle warmer', 'Bibs'],
    ['Pushchair', 'Baby carrier', 'Car seat', 'Changing bag'],
    ['Baby bath', 'Hooded towel', 'Changing mat', 'Thermometer'],
    ['Play mat', 'Cuddly toy', 'Picture books', 'Bouncer'],
    ['Bodysuits', 'Pyjamas', 'Hat and booties', 'Snowsuit'],
  ],
};
