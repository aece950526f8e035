import type { Metadata } from 'next';
import { ListPage } from '@/components/old-list/list-page';
import { friendlyRoundTable } from '@/components/resources/friendly-rounds/columns';
import { friendlyRounds } from '@/lib/old-registry/friendly-rounds';
import { openPage } from '@/lib/old-registry/open-page';

export const metadata: Metadata = { title: 'Friendly Rounds' };

export default async function FriendlyRoundsPage({ searchParams }: PageProps<'/events/friendly-rounds'>) {
  const page = await openPage(friendlyRounds, { searchParams });
  return <ListPage page={page} title="Friendly Rounds" table={friendlyRoundTable} />;
}
