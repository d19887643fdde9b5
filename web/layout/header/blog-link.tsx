import type { ReactNode } from 'react';
import { layoutTexts } from '#locales/layout.ts';
import { useSite } from '#web/site.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Links to the blog, if the instance has one. */
export function BlogLink({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  const t = useTexts(layoutTexts);
  const site = useSite();
  return site?.blogUrl ? (
    <a href={site.blogUrl} className={className}>
      {children}
      {t.blog}
    </a>
  ) : null;
}
