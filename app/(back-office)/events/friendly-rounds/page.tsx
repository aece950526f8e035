import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { friendlyRoundTable } from '@/components/resources/friendly-rounds/columns';
import { friendlyRounds } from '@/lib/registry/friendly-rounds';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'Friendly Rounds' };

export default async function FriendlyRoundsPage({ searchParams }: PageProps<'/events/friendly-rounds'>) {
  const page = await openPage(friendlyRounds, { searchParams });
  return <ListPage page={page} title="Friendly Rounds" table={friendlyRoundTable} />;
}
