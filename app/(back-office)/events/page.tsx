import type { Metadata } from 'next';
import { ListPage } from '@/components/data-table/list-page';
import { eventColumns } from '@/components/events/columns';
import { LookLine } from '@/components/to-check/look-line';
import { OVERDUE } from '@/components/to-check/overdue-look';
import type { SearchParams } from '@/lib/list/list-state';
import { events } from '@/lib/registry/events';
import { lookThrough } from '@/lib/registry/look-through';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'All Events' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllEventsPage({ searchParams }: Props) {
  const page = await openPage(events, { searchParams }, async (opened) => {
    const { list, looked } = await lookThrough(await opened, OVERDUE);
    return { list, children: <LookLine looked={looked} what={OVERDUE.what} /> };
  });
  return <ListPage page={page} title="All Events" columns={eventColumns} />;
}
