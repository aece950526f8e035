import { notFound } from 'next/navigation';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { FriendlyRoundBoards } from '@/components/friendly-rounds/boards';
import { roundOutcome } from '@/components/friendly-rounds/round-outcome';
import { FriendlyRoundSubject } from '@/components/friendly-rounds/subject';
import { isUnderWay } from '@/components/friendly-rounds/under-way';
import { CrumbName } from '@/components/layout/crumb-name';
import { PageHeader } from '@/components/layout/page-header';
import { Live } from '@/components/record/live';
import { RecordPage } from '@/components/record/record-page';
import { getCourseZone } from '@/lib/api/course-zone';
import { friendlyBoards } from '@/lib/api/friendly-boards';
import { getFriendlyRound } from '@/lib/api/friendly-rounds';
import { requireSession } from '@/lib/auth/session/session';
import { readBoard } from '@/lib/contract/boards';
import { toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { lateAddress } from '@/lib/registry/late';
import { recordTitle } from '@/lib/registry/record-names';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { fingerprint } from '@/lib/server/responses/fingerprint';

export const generateMetadata = recordTitle('friendlyRound', 'Friendly round');

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function FriendlyRoundPage(props: Props) {
  const screen = drawRound(props);
  return <RecordPage kind="Friendly round" screen={screen} late={await lateAddress(screen)} />;
}

async function drawRound({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const [found, timeZone, query] = await Promise.all([toResult(getFriendlyRound(uid)), readTimeZone(), searchParams]);
  const href = routes.friendlyRound(uid);
  if (!found.ok) return <LoadFailure what="this round" failure={found.failure} href={href} />;
  const round = found.value ?? notFound();
  const asked = readBoard([query.board].flat()[0]);
  const [scored, courseZone] = await Promise.all([
    friendlyBoards(round, asked),
    toResult(getCourseZone(round.course.uid)),
  ]);
  return (
    <>
      <CrumbName href={href} name={round.course.name} />
      <PageHeader
        title={round.course.name}
        description={<FriendlyRoundSubject {...{ round, timeZone, courseZone }} outcome={roundOutcome(scored)} />}
        narrow="below"
        tools={
          isUnderWay(round) && (
            <Live
              url={routes.liveFriendlyRound(uid, { board: asked })}
              fingerprint={fingerprint([round, scored])}
              drawnAt={Date.now()}
            />
          )
        }
      />
      <FriendlyRoundBoards round={round} boards={scored} />
    </>
  );
}
