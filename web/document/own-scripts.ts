/** A page as React rendered it, without the marks, and the texts of the inline scripts that carried one. */
interface Unmarked {
  html: string;
  scripts: string[];
}

/**
 * Tells the scripts that React Router wrote from any that stand in a page for another reason: only the former carry the
 * mark of this rendering, which nobody could know before. The page goes out without it, for it is kept for others.
 */
export function takeOwnScripts(marked: string, mark: string): Unmarked {
  const script = new RegExp(`<script(?=[^>]* nonce="${mark}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  return {
    html: marked.replaceAll(` nonce="${mark}"`, ''),
    scripts: Array.from(marked.matchAll(script), ([, text = '']) => text),
  };
}
