import type { sharingTexts } from '#locales/registries/sharing.ts';
import type { IconName } from '#web/ui/drawings/icon.tsx';
import { SHARE_ICONS } from './share-icons.ts';

export interface ShareLink {
  icon: IconName;
  label: string;
  href: string;
}

/** Opens the parent's own mail program with the text filled in. */
export function ownMailLink(t: ReturnType<typeof sharingTexts>, title: string, url: string): string {
  const body = t.emailBody(title, url).replaceAll('\n', '\r\n');
  return `mailto:?subject=${encodeURIComponent(t.emailSubject(title))}&body=${encodeURIComponent(body)}`;
}

/** Plain links to where people talk, opened beside our page; nothing of theirs is loaded here. */
export function shareLinks(t: ReturnType<typeof sharingTexts>, title: string, url: string) {
  const text = t.shareText(title);
  const talk: ShareLink = {
    icon: SHARE_ICONS.whatsapp,
    label: t.whatsapp,
    href: `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`,
  };
  const networks: ShareLink[] = [
    {
      icon: SHARE_ICONS.facebook,
      label: t.facebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    },
    {
      icon: SHARE_ICONS.x,
      label: t.x,
      href: `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`,
    },
  ];
  return { talk, networks };
}
