import type { Metadata } from 'next';
import { ListPage } from '@/components/data-table/list-page';
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import type { SearchParams } from '@/lib/list/list-state';
import { friendlyRounds } from '@/lib/registry/friendly-rounds';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'Friendly Rounds' };

type Props = { searchParams: Promise<SearchParams> };

export default async function FriendlyRoundsPage({ searchParams }: Props) {
  const page = await openPage(friendlyRounds, { searchParams });
  return <ListPage page={page} title="Friendly Rounds" columns={friendlyRoundColumns} />;
}
