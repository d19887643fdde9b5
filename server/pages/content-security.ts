import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a rendered page: its own inline scripts by their hashes (a cached page cannot carry a
 * nonce), everything else from this host; pictures also from where the store serves them.
 */
export function contentSecurityPolicy(html: string, picturesUrl: string): string {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => `'sha256-${hashOf(script)}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${new URL(picturesUrl).origin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
