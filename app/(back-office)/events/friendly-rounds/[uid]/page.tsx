import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { AutoRefresh } from '@/components/record/auto-refresh';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { FriendlyRoundBoards } from '@/components/resources/friendly-rounds/boards';
import { roundFacts } from '@/components/resources/friendly-rounds/round-facts';
import { readBoard } from '@/lib/contract/boards';
import { checkUid } from '@/lib/contract/uid';
import { loadFriendlyRound } from '@/lib/loaders/load-friendly-round';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadRoundTitle } from '@/lib/loaders/load-round-title';
import { friendlyRound, friendlyRounds } from '@/lib/resources/friendly-rounds';
import { routes } from '@/lib/routes';
import { fingerprint } from '@/lib/server/responses/api-response';

export const generateMetadata = recordTitle(friendlyRound, friendlyRounds, loadRoundTitle);

export default async function FriendlyRoundPage({ params, searchParams }: PageProps<'/events/friendly-rounds/[uid]'>) {
  const [{ uid }, query] = await Promise.all([params, searchParams]);
  const board = readBoard([query.board].flat()[0]);
  const player = checkUid([query.player].flat()[0] ?? '');
  return (
    <StreamWhenSlow data={loadFriendlyRound(uid, board)} fallback={<RecordSkeleton />}>
      {({ loaded, play }) => (
        <RecordContent
          loaded={loaded}
          record={friendlyRound}
          {...(play && {
            cells: roundFacts(play),
            note: play.round.status === 'IN_PROGRESS' && (
              <div className="-mb-4 flex min-h-8 justify-end px-6 pt-2 max-sm:px-4">
                <AutoRefresh
                  url={routes.liveFriendlyRound(loaded.uid, { board })}
                  fingerprint={fingerprint([play.round, play.boards])}
                  drawnAt={Date.now()}
                />
              </div>
            ),
            content: <FriendlyRoundBoards round={play.round} boards={play.boards} player={player} />,
          })}
        />
      )}
    </StreamWhenSlow>
  );
}
