import type { publicWish as fr } from '../../fr/wishes/public.ts';

export const publicWish: typeof fr = {
  shareText: (title) => `Ein Geschenk von der Liste „${title}“.`,
  cannotLoad: 'Das Geschenk konnte nicht geladen werden',
  notFoundTitle: 'Dieses Geschenk wurde nicht gefunden',
  notFoundText: 'Vielleicht haben die Eltern es entfernt. Andere Ideen warten auf Sie.',
  noDescription: 'Die Eltern haben keine Beschreibung hinzugefügt.',
  description: 'Die Eltern dazu',
  wanted: (count) => `${count} gewünscht`,
  howItWorks:
    'Reservieren Sie hier und kaufen Sie dann, wo Sie möchten: Was Sie reservieren, wird anderen nicht mehr angeboten.',
  alreadyBooked: 'Dieses Geschenk ist schon reserviert',
  alreadyBookedText: 'Vielleicht warten auf der Liste noch andere schöne Ideen.',
  bookedBy: 'Reserviert von',
  anonymous: 'Jemand, der lieber ungenannt bleibt',
  otherGifts: 'Die anderen Geschenke ansehen',
};
