/** A form with one file as browsers send it, for `request(line, { body, headers })`. */
export async function fileForm(bytes: Uint8Array, name = 'photo.jpg', field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const sent = new Response(form);
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}
