import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { loadList } from '@/lib/loaders/load-list';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { friendlyRounds } from '@/lib/resources/friendly-rounds';

export const metadata: Metadata = { title: 'Friendly Rounds' };

export default function FriendlyRoundsPage({ searchParams }: PageProps<'/events/friendly-rounds'>) {
  const data = loadList(friendlyRounds, searchParams, { preview: previewFriendlyRound });
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="Friendly Rounds" list={friendlyRounds} />}>
      {(loaded) => <ListScreen title="Friendly Rounds" loaded={loaded} cells={friendlyRoundCells} />}
    </StreamWhenSlow>
  );
}
