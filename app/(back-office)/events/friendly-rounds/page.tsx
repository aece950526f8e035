import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { loadList } from '@/lib/loaders/load-list';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { screenNames } from '@/lib/names';
import { friendlyRounds } from '@/lib/resources/friendly-rounds';

const { title } = screenNames['/events/friendly-rounds'];

export const metadata: Metadata = { title };

export default function FriendlyRoundsPage({ searchParams }: PageProps<'/events/friendly-rounds'>) {
  const data = loadList(friendlyRounds, searchParams, { preview: previewFriendlyRound });
  return <ListPage title={title} list={friendlyRounds} data={data} cells={friendlyRoundCells} />;
}
