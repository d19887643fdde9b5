// All other words with h have an aspirated one: « de Harry », « de Hassan ».
const MUTE_H = /h(?:adri|e(?:l[eio]|nr|r[cmv]|c)|ila|ippo|ono|ora|ort|u[bgm]|ya)/;
const ELIDES = new RegExp(`^(?:[aeiouœæ]|y(?![aeiouy])|${MUTE_H.source})`, 'i');

/** « de Paul », « d’Ève », « d’Hélène », « d’Yves » but « de Yasmine ». */
export function of(name: string): string {
  return ELIDES.test(name.normalize('NFD').replaceAll(/\p{M}/gu, '')) ? `d’${name}` : `de ${name}`;
}
