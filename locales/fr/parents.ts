import type { accounts } from './accounts.ts';
import type { anyShop } from './any-shop.ts';
import type { parentsBookings } from './bookings/parents.ts';
import type { catalogue } from './catalogue.ts';
import type { forms } from './forms.ts';
import type { myAccount } from './my-account.ts';
import type { pictures } from './pictures.ts';
import type { fieldErrors } from './problems.ts';
import type { refuseMails } from './refuse-mails.ts';
import type { babies } from './registries/babies.ts';
import type { registryEditor } from './registries/editor.ts';
import type { myRegistries } from './registries/mine.ts';
import type { ownerRegistry } from './registries/owner.ts';
import type { shareMail } from './registries/share-mail.ts';
import type { sharing } from './registries/sharing.ts';
import type { wishIdeas } from './registries/wish-ideas.ts';
import type { secondOwners } from './second-owners.ts';
import type { arranging } from './wishes/arranging.ts';
import type { wishes } from './wishes.ts';

/**
 * Texts for what parents do: their accounts, lists and gifts. French defines the type for the other languages; pages
 * import each area separately.
 */
export interface ParentsTexts {
  accounts: typeof accounts;
  anyShop: typeof anyShop;
  arranging: typeof arranging;
  catalogue: typeof catalogue;
  fieldErrors: typeof fieldErrors;
  forms: typeof forms;
  babies: typeof babies;
  wishIdeas: typeof wishIdeas;
  myAccount: typeof myAccount;
  myRegistries: typeof myRegistries;
  ownerRegistry: typeof ownerRegistry;
  parentsBookings: typeof parentsBookings;
  pictures: typeof pictures;
  refuseMails: typeof refuseMails;
  registryEditor: typeof registryEditor;
  secondOwners: typeof secondOwners;
  shareMail: typeof shareMail;
  sharing: typeof sharing;
  wishes: typeof wishes;
}
