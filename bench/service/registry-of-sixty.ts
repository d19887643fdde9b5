import sharp from 'sharp';
import { drawingSvg } from '#server/commands/demo/drawings/draw.ts';
import { WISHES } from '#server/commands/demo/drawings/wishes.ts';
import { newParent, newRegistry, type Parent, type Registry, share, type Wish } from '../../e2e/people/people.ts';
import { openOutbox } from '../../e2e/service/outbox.ts';
import type { Service } from '../../e2e/service/service.ts';

const CATEGORIES = ['Chambre', 'Promenade', 'Vêtements', 'Repas', 'Bain', 'Éveil'];

/** A shared list with 60 gifts in six categories, each with a picture. */
export interface RegistryOfSixty {
  parent: Parent;
  registry: Registry;
  /** Of its short link. */
  name: string;
  wishes: Wish[];
}

export async function makeRegistryOfSixty(service: Service): Promise<RegistryOfSixty> {
  return makeFullRegistry(service, await newParent(service.url, openOutbox(service.dataDir)), 10);
}

/** The same with as many gifts in each of its six categories. */
export async function makeFullRegistry(service: Service, parent: Parent, inEach: number): Promise<RegistryOfSixty> {
  const registry = await newRegistry(parent);
  const pictures = await uploadDrawings(service, parent.token);
  const wishes: Wish[] = [];
  for (const [order, label] of CATEGORIES.entries()) {
    const category = await parent.api('POST /category/', { body: { label, order, birthregistry_id: registry.id } });
    for (let position = 0; position < inEach; position += 1) {
      const body = {
        category_id: category.id,
        title: `${label} : cadeau ${position + 1}, en coton biologique`,
        price: 10 + 7.5 * (position % 20),
        quantity: 1 + (position % 3),
        is_favorite: position === 0,
        img_path: pictures[(order * inEach + position) % pictures.length] ?? null,
      };
      wishes.push(await parent.api('POST /wish/', { body }));
    }
  }
  return { parent, registry, name: await share(parent, registry), wishes };
}

async function uploadDrawings(service: Service, token: string): Promise<string[]> {
  const paths: string[] = [];
  for (const [position, drawing] of (Object.keys(WISHES) as (keyof typeof WISHES)[]).entries()) {
    const form = new FormData();
    const png = await sharp(Buffer.from(drawingSvg(drawing, position)))
      .png()
      .toBuffer();
    form.set('file', new Blob([new Uint8Array(png)]), 'gift.png');
    const answer = await fetch(`${service.url}/api/v1/s3/upload/item`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    paths.push(((await answer.json()) as { image_path: string }).image_path);
  }
  return paths;
}
