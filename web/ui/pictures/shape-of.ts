/** `…-1600x1200-fdb975310eca-480.webp`: how the store calls what it keeps (contract/picture-names.ts). */
const NAME = /^(.*-(\d+)x(\d+)(?:-(\w{12}))?)(?:-\d+)?\.webp$/;

/** What the address of a stored picture tells of it: nothing, where it is one of before. */
export function shapeOf(address: string) {
  const [, stem, width, height, colours] = NAME.exec(address) ?? [];
  return stem ? { stem, width: Number(width), height: Number(height), colours } : {};
}
