import type { ParentsTexts } from '../fr/parents.ts';
import { accounts } from './accounts.ts';
import { anyShop } from './any-shop.ts';
import { parentsBookings } from './bookings/parents.ts';
import { catalogue } from './catalogue.ts';
import { forms } from './forms.ts';
import { myAccount } from './my-account.ts';
import { pictures } from './pictures.ts';
import { fieldErrors } from './problems.ts';
import { refuseMails } from './refuse-mails.ts';
import { babies } from './registries/babies.ts';
import { registryEditor } from './registries/editor.ts';
import { myRegistries } from './registries/mine.ts';
import { ownerRegistry } from './registries/owner.ts';
import { shareMail } from './registries/share-mail.ts';
import { sharing } from './registries/sharing.ts';
import { wishIdeas } from './registries/wish-ideas.ts';
import { secondOwners } from './second-owners.ts';
import { arranging } from './wishes/arranging.ts';
import { wishes } from './wishes.ts';
export const texts: ParentsTexts = {
  accounts,
  anyShop,
  arranging,
  catalogue,
  babies,
  fieldErrors,
  forms,
  wishIdeas,
  myAccount,
  myRegistries,
  ownerRegistry,
  parentsBookings,
  pictures,
  refuseMails,
  registryEditor,
  secondOwners,
  shareMail,
  sharing,
  wishes,
};
