import { ResultsLink } from '@/components/golf/results/results-link';
import { RecordPage } from '@/components/old-record/record-page';
import { Live } from '@/components/record/live';
import { FriendlyRoundBoards } from '@/components/resources/friendly-rounds/boards';
import { friendlyRoundFactsWith } from '@/components/resources/friendly-rounds/facts';
import { roundOutcome } from '@/components/resources/friendly-rounds/round-outcome';
import { isUnderWay } from '@/components/resources/friendly-rounds/under-way';
import { getCourseZone } from '@/lib/api/course-zone';
import { friendlyBoards } from '@/lib/api/friendly-boards';
import { readBoard } from '@/lib/contract/boards';
import { toResult } from '@/lib/contract/result';
import { checkUid } from '@/lib/contract/uid';
import { friendlyRound } from '@/lib/old-records/friendly-round';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';
import { routes } from '@/lib/routes';
import { fingerprint } from '@/lib/server/responses/fingerprint';

export const generateMetadata = recordTitle('friendlyRound');

export default async function FriendlyRoundPage({ params, searchParams }: PageProps<'/events/friendly-rounds/[uid]'>) {
  const [board, player] = await searchParams.then(
    (query) => [readBoard([query.board].flat()[0]), checkUid([query.player].flat()[0] ?? '')] as const,
  );
  const page = await openRecord(friendlyRound, params, {
    own: async (round) => {
      const zone = toResult(getCourseZone(round.course.uid));
      const [scored, courseZone] = await Promise.all([friendlyBoards(round, board), zone]);
      return { scored, drawn: friendlyRoundFactsWith({ courseZone, outcome: roundOutcome(scored) }) };
    },
  });
  return (
    <RecordPage
      page={page}
      drawn={({ own }) => own.drawn}
      tools={({ item, uid, own }) => (
        <>
          {isUnderWay(item) && (
            <Live
              url={routes.liveFriendlyRound(uid, { board })}
              fingerprint={fingerprint([item, own.scored])}
              drawnAt={Date.now()}
            />
          )}
          <ResultsLink href={routes.friendlyRoundResults(uid)} />
        </>
      )}
    >
      {({ item, own }) => <FriendlyRoundBoards round={item} boards={own.scored} player={player} />}
    </RecordPage>
  );
}
