import type { HelpArticle } from '../../help-article.ts';
import { accounts } from '../accounts.ts';
import { secondOwners } from '../second-owners.ts';
import { wishes } from '../wishes.ts';
import { named } from './named.ts';

const ALONE = { secondOwnerFeature: false };
const TOGETHER = { secondOwnerFeature: true };
const POOL = { cashPoolFeature: true };
const NO_POOL = { cashPoolFeature: false };

/** What people do together: parents with one list, givers with one gift. */
export const together = {
  together: {
    title: 'Peut-on gérer la liste à deux\u00A0?',
    lead: 'Oui, vous pouvez vous en occuper à deux.',
    words:
      'deuxième parent conjoint partenaire partager compte identifiant connexion ensemble autre personne mot de passe',
    steps: [
      {
        title: 'Une liste, un compte',
        text: 'Une liste appartient à un seul compte\u00A0: pour la gérer à deux, partagez la même adresse email et le même mot de passe.',
        picture: 'login',
        where: ALONE,
      },
      {
        title: 'Connectez-vous sur deux téléphones',
        text: `Touchez ${named(accounts.login)} sur l’un et sur l’autre. Vous pouvez y être en même temps, et vous verrez la même liste.`,
        picture: 'my-lists',
        where: ALONE,
      },
      {
        title: 'Invitez l’autre parent',
        text: `Sur votre liste, touchez ${named(secondOwners.invite)} et indiquez son adresse email.`,
        picture: 'invite',
        where: TOGETHER,
      },
      {
        title: 'L’autre parent accepte',
        text: 'L’invitation arrive par email et s’accepte avec un compte à cette adresse. Vos mots de passe restent séparés, et tout se fait à deux, sauf supprimer la liste.',
        picture: 'invited',
        where: TOGETHER,
      },
    ],
  },

  'cash-pool': {
    title: 'Mes proches peuvent-ils offrir un cadeau à plusieurs\u00A0?',
    lead: 'La cagnotte n’est pas encore disponible. En attendant, voici comment faire.',
    words: 'cagnotte participer participation commun argent ensemble groupe cher partager euros',
    steps: [
      {
        title: 'Une cagnotte, bientôt',
        text: 'Votre liste peut déjà l’annoncer, dans son formulaire. Personne ne peut encore y participer.',
        picture: 'list-name',
        where: POOL,
      },
      {
        title: 'Divisez ce qui se divise',
        text: 'Six biberons, quatre bodies\u00A0: indiquez la quantité, et chaque exemplaire se réserve à part. Plusieurs personnes se les partagent.',
        picture: 'gift-quantity',
        where: NO_POOL,
      },
      {
        title: 'Divisez ce qui se divise',
        text: 'En attendant, indiquez la quantité\u00A0: chaque exemplaire se réserve à part, et plusieurs personnes se les partagent.',
        picture: 'gift-quantity',
        where: POOL,
      },
      {
        title: 'Pour un grand cadeau, dites-le',
        text: `Dans ${named(wishes.description)}, écrivez que plusieurs personnes peuvent l’offrir ensemble. L’une d’elles réserve et nomme les autres dans son message.`,
        picture: 'gift-description',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
