import type { ownerListTexts } from '#locales/owner-list.ts';
import type { IconName } from '#web/ui/icon.tsx';

interface ShareLink {
  icon: IconName;
  label: string;
  href: string;
  /** A site of somebody else's, opened beside ours. */
  external: boolean;
}

/** Plain links that hand the list's address to where people talk; nothing of theirs is loaded here. */
export function shareLinks(t: ReturnType<typeof ownerListTexts>, title: string, url: string): ShareLink[] {
  const text = t.shareText(title);
  return [
    {
      icon: 'whatsapp',
      label: t.whatsapp,
      href: `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`,
      external: true,
    },
    {
      icon: 'mail',
      label: t.email,
      href: `mailto:?subject=${encodeURIComponent(t.emailSubject(title))}&body=${encodeURIComponent(t.emailBody(title, url).replaceAll('\n', '\r\n'))}`,
      external: false,
    },
    {
      icon: 'facebook',
      label: t.facebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
      external: true,
    },
    {
      icon: 'x',
      label: t.x,
      href: `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`,
      external: true,
    },
  ];
}
