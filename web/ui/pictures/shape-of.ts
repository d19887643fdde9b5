/** `…-1600x1200-fdb975310eca-480.webp`: how the store names its files (contract/everywhere/picture-names.ts). */
const NAME = /^(.*-(\d+)x(\d+)(?:-(\w{12}))?)(?:-\d+)?\.webp$/;

/** What a stored picture's address says about it; nothing, for older ones. */
export function shapeOf(address: string) {
  const [, stem, width, height, colours] = NAME.exec(address) ?? [];
  return stem ? { stem, width: Number(width), height: Number(height), colours } : {};
}
