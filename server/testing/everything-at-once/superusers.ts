import { createPicture } from '../builders.ts';
import { adminCalls } from '../calls/admin-calls.ts';
import type { Acts, Scene } from './scene.ts';

/** Enough for parents to choose from. */
const FEWEST_PICTURES = 3;

/** What superusers do to what parents use. */
export function superuserActs({ testApp, superuser, parents, pictures }: Scene): Acts {
  const { ask } = adminCalls(
    () => testApp,
    () => superuser,
  );
  return {
    async 'delete a picture'() {
      if (pictures.length <= FEWEST_PICTURES) return 'nothing to do';
      return ask(`DELETE /s3/delete/${pictures.shift()}`);
    },
    async 'add a picture'() {
      pictures.push((await createPicture(testApp)).imagePath);
      return 'done';
    },
    'look at an account': (chance) => ask(`GET /admin/accounts/${chance.oneOf(parents).id}`),
    'have the links of all gifts made anew': () => ask('PATCH /wish/admin/update_affiliate_links'),
    'have all gifts linked to articles': () => ask('PATCH /wish/admin/init_link_to_catalog'),
  };
}
