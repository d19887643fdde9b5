import type { ReactNode } from 'react';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';

/** A whole page, in place of what is not there (any more). */
export function NotFound({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <Page>
      <EmptyState level={1} drawing={<NoResultDrawing />} title={title} actions={action}>
        <p>{text}</p>
      </EmptyState>
    </Page>
  );
}
