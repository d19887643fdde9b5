/** How browsers are told what a stored file is, whichever store serves it. */

const TYPES: Record<string, string> = { '.webp': 'image/webp', '.avif': 'image/avif', '.jpg': 'image/jpeg' };

/** Names we generate: their content never changes. Names given by superusers may get new content. */
const OWN_NAME = /(^|\/)([\da-f]{32}|[a-z]+-[\da-f]{10})[^/]*$/;

export function contentType(path: string): string | undefined {
  return TYPES[path.slice(path.lastIndexOf('.'))];
}

/** Whether a path's content never changes, so that it may be cached for ever. */
export function isForEver(path: string): boolean {
  return OWN_NAME.test(path);
}

/** Its name if somebody saves it: ours, whatever the file was called that came. */
export function contentDisposition(path: string): string {
  return `inline; filename="${path.slice(path.lastIndexOf('/') + 1)}"`;
}

export function cacheControl(path: string): string {
  return isForEver(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
}
