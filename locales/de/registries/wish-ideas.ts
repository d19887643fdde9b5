import type { wishIdeas as french } from '../../fr/registries/wish-ideas.ts';

export const wishIdeas: typeof french = {
  title: 'Ideen für den Anfang',
  lead: 'Tippen Sie auf eine Idee, und sie steht auf Ihrer Liste. Link, Preis oder Foto ergänzen Sie, wann Sie möchten.',
  leadOther: 'Tippen Sie auf eine Idee: Sie kommt auf die Liste.',
  open: 'Ideen',
  /** In the order of `suggested` in ../wishes.ts, which names their categories. */
  ideas: [
    ['Schlafsack', 'Babyphone', 'Nachtlicht', 'Mobile mit Musik', 'Bettwäsche'],
    ['Stillkissen', 'Hochstuhl', 'Fläschchen', 'Fläschchenwärmer', 'Lätzchen'],
    ['Kinderwagen', 'Babytrage', 'Autositz', 'Wickeltasche'],
    ['Babywanne', 'Kapuzenhandtuch', 'Wickelauflage', 'Thermometer'],
    ['Spieldecke', 'Kuscheltier', 'Bilderbücher', 'Babywippe'],
    ['Bodys', 'Schlafanzüge', 'Mütze und Schühchen', 'Warmer Overall'],
  ],
};
