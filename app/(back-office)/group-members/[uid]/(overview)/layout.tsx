import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { handicapHistory } from '@/components/golf/handicap/history';
import { HistoryMarks } from '@/components/golf/handicap/history-marks';
import { HandicapSection } from '@/components/golf/handicap/section';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { NamesakesOfMember } from '@/components/resources/members/namesakes-of-member';
import { loadEveryRow } from '@/lib/loaders/load-rows';
import { lookUpRecord } from '@/lib/loaders/look-up-record';
import { handicaps } from '@/lib/resources/handicaps';
import { groupMembers, member } from '@/lib/resources/members';
import { readTimeZone } from '@/lib/server/preferences';

/** Shows the member's fields and handicap chart above the pages of the handicap history, which do not load them again. */
export default async function MemberOverviewLayout({ params, children }: LayoutProps<'/group-members/[uid]'>) {
  const lookup = lookUpRecord(groupMembers, (await params).uid);
  if (!lookup) return children;
  const { uid } = lookup;
  const zone = readTimeZone();
  const loadHistory = async () => {
    const [all, timeZone] = await Promise.all([loadEveryRow(handicaps, uid), zone]);
    return { all, history: handicapHistory(all.ok ? all.value.rows : [], timeZone) };
  };
  const loading = loadHistory();
  return (
    <HistoryMarks marks={loading.then(({ history }) => history.marksOf)}>
      <StreamWhenSlow data={Promise.all([lookup.found, loading, zone])} fallback={<RecordSkeleton />}>
        {([found, { all, history }, timeZone]) => {
          const opened = found.ok ? found.value && { ok: true as const, value: found.value } : found;
          // The page below says that the member does not exist.
          if (!opened) return null;
          return (
            <RecordContent
              loaded={{ uid, timeZone, found: opened }}
              record={member}
              note={
                <div className="-mb-1 min-h-9 px-6 pt-3 max-sm:px-4">
                  <Suspense>
                    {opened.ok && <NamesakesOfMember member={opened.value.item} timeZone={timeZone} />}
                  </Suspense>
                </div>
              }
              content={<HandicapSection answer={all} history={history} timeZone={timeZone} />}
            />
          );
        }}
      </StreamWhenSlow>
      {children}
    </HistoryMarks>
  );
}
