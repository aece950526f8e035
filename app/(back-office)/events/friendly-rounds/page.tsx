import type { Metadata } from 'next';
import { ListScreen } from '@/components/data-table/list-screen';
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import type { SearchParams } from '@/lib/list/list-state';
import { friendlyRounds } from '@/lib/registry/friendly-rounds';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'Friendly Rounds' };

type Props = { searchParams: Promise<SearchParams> };

export default async function FriendlyRoundsPage({ searchParams }: Props) {
  const list = await openList(friendlyRounds, searchParams);
  return <ListScreen list={list} title="Friendly Rounds" columns={friendlyRoundColumns(list.timeZone)} />;
}
