import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOnlineRegistry, createUser, createWish } from '../testing/builders.ts';
import { pictureCalls, twoColours } from '../testing/calls/picture-calls.ts';
import { fileForm } from '../testing/multipart.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { upload, fetchPicture } = pictureCalls(() => testApp);
let parent: Awaited<ReturnType<typeof createUser>>;
let superuser: typeof parent;
let photo: Buffer;
beforeAll(async () => {
  [parent, superuser] = await Promise.all([createUser(testApp), createUser(testApp, { isSuperuser: true })]);
  photo = await twoColours(60, 40).png().toBuffer();
});

async function uploadAs(name: string, token = superuser.token, bytes = photo) {
  return testApp.request(`POST /s3/upload_admin/help/${name}`, { token, ...(await fileForm(bytes)) });
}

const remove = (path: string, token: string) => testApp.request(`DELETE /s3/delete/${path}`, { token });

it('Whoever is logged in may ask what shelves there are', async () => {
  const response = await testApp.request('GET /s3/buckets', { token: parent.token });
  expect(response.json()).toEqual(['list-header', 'item', 'booking', 'thumbnail', 'help']);
});

describe('A superuser’s picture', () => {
  it('has the name that it was given, and another takes its place, which browsers see soon', async () => {
    const first = await uploadAs('parent-1.png');
    expect([first.statusCode, first.json()]).toEqual([
      201,
      { image_path: 'help/parent-1.webp', thumbnail_path: 'help/parent-1-480.webp' },
    ]);
    const large = await twoColours(900, 300).png().toBuffer();
    expect((await uploadAs('parent-1', superuser.token, large)).json()).toEqual(first.json());
    const served = await fetchPicture('help/parent-1.webp');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 900, height: 300 });
    expect(served.headers['cache-control']).toBe('public, max-age=300');
  });

  it('takes nobody else’s place: names of ours, paths and other people are refused', async () => {
    const { image_path: theirs } = (await upload(superuser.token, photo, { bucket: 'help' })).json();
    const statuses = await Promise.all(
      [theirs.slice('help/'.length), '..%2Fx', 'parent-1-480', 'Guide', '-a', 'a.svg', 'é'].map((name) =>
        uploadAs(name),
      ),
    );
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual(statuses.map(() => 422));
    expect((await uploadAs('guide', parent.token)).statusCode).toBe(403);
  });
});

describe('Deleting a picture', () => {
  it('takes all its files, named by either path; it is its uploader’s alone', async () => {
    const paths = (await upload(parent.token, photo)).json();
    const stranger = await createUser(testApp);
    expect((await remove(paths.image_path, stranger.token)).statusCode).toBe(404);
    const deleted = await remove(paths.thumbnail_path, parent.token);
    expect([deleted.statusCode, deleted.json()]).toEqual([200, paths]);
    for (const path of [paths.image_path, paths.thumbnail_path, paths.image_path.replace('.webp', '-960.avif')]) {
      expect((await fetchPicture(path)).statusCode).toBe(404);
    }
    expect((await remove(paths.image_path, parent.token)).statusCode).toBe(404);
  });

  it('is refused while a gift shows it; a superuser’s word ends that too', async () => {
    const { image_path: path } = (await upload(parent.token, photo)).json();
    const registry = await createOnlineRegistry(testApp, { owner: parent });
    await createWish(testApp, { registryId: registry.id, imagePath: path });
    const shown = async () => {
      const answer = await testApp.request(`GET /birthregistry/shortlink/${registry.name}`);
      return JSON.stringify(answer.json()).includes(path);
    };
    const refused = await remove(path, parent.token);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([422, 'PICTURE_IN_USE']);
    expect((await fetchPicture(path)).statusCode).toBe(200);
    expect(await shown()).toBe(true);
    expect((await remove(path, superuser.token)).statusCode).toBe(200);
    expect(await shown()).toBe(false);
    expect((await fetchPicture(path)).statusCode).toBe(404);
  });

  it.each(['../secret', 'item/../../secret', 'default-header/x.webp', 'item/%00', 'item/..%2F..%2Fsecret'])(
    'reaches nothing else: %s',
    async (path) => {
      expect([404, 422]).toContain((await remove(path, superuser.token)).statusCode);
    },
  );
});
