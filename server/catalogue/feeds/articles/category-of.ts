import type { ArticleCategory } from '#contract/shops/articles.ts';

/**
 * Words of French, English and German that tell what a thing is, without accents; a trailing `*` stands for any
 * ending, a leading `*` for any beginning (Kinderwagen), `+` for the space within a phrase. The first matching
 * category wins, so the narrower ones come first.
 */
const WORDS: [ArticleCategory, string][] = [
  ['books', 'livre* album book* buch bucher *buch *bucher imagier* comptine* storybook*'],
  [
    'car',
    'siege+auto sieges+auto siege-auto* auto-siege* car+seat* carseat* siege+pivotant coque+naissance autositz* kindersitz* babyschale* isofix cosi rehausseur* booster',
  ],
  [
    'carrying',
    'porte-bebe* porte+bebe* portage echarpe* carrier* babytrage* trage* tragetuch* sling* wrap marsupi* porta-bebe* nosilj* nosilik*',
  ],
  [
    'outings',
    'poussette* landau* stroller* pram* pushchair* buggy* *wagen chanceliere* fusssack* fussack* footmuff* ombrelle* sac+a+langer sacs+a+langer changing+bag* wickeltasche* promenade balade draisienne* voyage travel kolica',
  ],
  ['bath', 'matelas+a+langer table+a+langer tables+a+langer plan+a+langer tapis+a+langer changing+mat* wickel*'],
  [
    'sleep',
    'lit lits berceau* couffin* matelas gigoteuse* turbulette* veilleuse* drap* couverture* plaid* doudou* sommeil nuit dodo mobile bed beds crib* cot cots bassinet* moses mattress* sleep* blanket* night* bett* *bett wiege* matratze* *schlafsack schlafsacke decke* *decke vreca vrece vreca*',
  ],
  [
    'meals',
    'biberon* tetine* sucette* chaise+haute chaises+hautes bavoir* assiette* cuillere* gourde* vaisselle repas allaitement tire-lait sterilisateur* chauffe-biberon* robot bottle* bib bibs highchair* feeding breast* pacifier* weaning cutlery plate* cup cups flasche* *flasche schnuller* latzchen hochstuhl* *stuhl stillkissen* milchpumpe* geschirr teller besteck becher nahrung',
  ],
  [
    'bath',
    'bain baignoire* couche* lange langer lingette* savon* shampo* soin* toilette* thermometre* hygiene pot bath* nappy nappies diaper* wipe* towel* changing soap potty skin* hair* bade* *wanne windel* wickel* handtuch *handtuch seife* pflege* topfchen kupan* rucnik*',
  ],
  [
    'clothes',
    'body bodies bodysuit* pyjama* grenouillere* dors-bien bonnet* chausson* chaussure* vetement* robe* pantalon* gilet* manteau* t-shirt* tshirt* pull* combinaison* chaussette* moufle* salopette* onesie* clothing apparel dress* pants hat hats beanie* sock* shoe* coat* jacket* shirt* sweater* romper* strampler* mutze* hose* jacke* kleid* socken schuhe *anzug hemd* kleidung stramp* odjec* kapa bodi',
  ],
  [
    'toys',
    'jouet* jeu jeux hochet* peluche* eveil puzzle* cubes boite+a+musique poupee* figurine* trotteur* portique* mobile toy toys game* rattle* plush doll* playmat* blocks teether* teething spielzeug* spiel* rassel* kuscheltier* puppe* baustein* greifling* igrack*',
  ],
  [
    'safety',
    'babyphone* barriere* securite surveillance moniteur* monitor* gate gates safety protection cache-prise* babyfon* schutz* sicherheit* gitter*',
  ],
  [
    'room',
    'chambre* meuble* commode* armoire* lampe* decoration* deco sticker* rideau* tapis* etagere* fauteuil* panier* nursery furniture wardrobe* dresser* lamp* shelf shelves curtain* rug rugs mobel kommode* schrank* regal* vorhang* teppich* kinderzimmer*',
  ],
  [
    'parents',
    'maternite grossesse maman papa parent* enceinte allaitement cadeau* naissance coffret* maternity pregnan* mum mom dad gift* mutter mama vater schwanger* geschenk* still-bh',
  ],
];

const CATEGORIES = WORDS.map(([category, words]): [ArticleCategory, RegExp] => [category, patternOf(words)]);

function patternOf(words: string): RegExp {
  const parts = words
    .split(' ')
    .map((word) => word.replace(/^\*/, '[a-z]*').replace(/\*$/, '[a-z]*').replaceAll('+', ' '));
  return new RegExp(`(?<![a-z])(?:${parts.join('|')})(?![a-z])`);
}

/** @param text the shop's own category and the title; words of the former count more, since they come first */
export function categoryOf(text: string): ArticleCategory {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').toLowerCase();
  return CATEGORIES.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
}
