/** A page as React rendered it, without the marks, and the inline scripts that carried one. */
interface Unmarked {
  html: string;
  scripts: string[];
}

/**
 * Separates React Router's own inline scripts from any injected ones: only the former carry this rendering's mark,
 * which nobody could know in advance. The page is sent without the mark, since it is reused for others.
 */
export function takeOwnScripts(marked: string, mark: string): Unmarked {
  const script = new RegExp(`<script(?=[^>]* nonce="${mark}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  return {
    html: marked.replaceAll(` nonce="${mark}"`, ''),
    scripts: Array.from(marked.matchAll(script), ([, text = '']) => text),
  };
}
