import type { ReactNode } from 'react';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { type Column, DataTable } from './data-table.tsx';
import type { PageOf } from './listing.ts';
import { ListingFrame } from './listing-frame.tsx';

interface PlainListingProps<Entry> {
  texts: { title: string; lead: string; none: string; noneHelp?: string };
  columns: Column<Entry>[];
  page: PageOf<Entry>;
  /** Stands beside the total. */
  action?: ReactNode;
  /** What stands below the table. */
  children?: ReactNode;
}

/** The screen of a listing that is neither sorted nor searched (`loadPlainPage`). */
export function PlainListing<Entry extends { id: number }>({
  texts,
  columns,
  page,
  action,
  children,
}: PlainListingProps<Entry>) {
  const { entries, total, listed } = page;
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <ListingFrame listed={listed} total={total} none={texts.none} noneHelp={texts.noneHelp} action={action}>
        {entries.length > 0 && (
          <DataTable caption={texts.title} columns={columns} entries={entries} keyOf={({ id }) => id} />
        )}
      </ListingFrame>
      {children}
    </Page>
  );
}
