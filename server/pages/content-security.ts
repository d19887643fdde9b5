/** While developing, Vite puts scripts into pages and tells them of changes by a socket of its own. */
export const DEVELOPMENT_POLICY = "script-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a rendered page: our own inline scripts by hash (a cached page cannot carry a
 * nonce), everything else from this host, plus pictures from where the store serves them.
 * @param scriptHashes SHA-256, in base64
 */
export function contentSecurityPolicy(scriptHashes: string[], picturesUrl: string): string {
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`);
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
