import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { CellLink } from '@/components/fields/cell-link';
import type { Cells } from '@/components/fields/field-value';
import { leaderFields } from '@/components/golf/outcome/leader-fields';
import { PageHeader } from '@/components/list/page-header';
import { AutoRefresh } from '@/components/record/auto-refresh';
import { RelatedRows } from '@/components/record/related-rows';
import { requireSession } from '@/lib/auth/session/read-session';
import { DAY_MS, overdueText } from '@/lib/format/overdue';
import { loadNowPlaying, type NowPlaying } from '@/lib/loaders/load-now-playing';
import { screenNames } from '@/lib/names';
import { events } from '@/lib/resources/events';
import { wordText } from '@/lib/resources/field-text';
import { type FriendlyRound, friendlyRounds } from '@/lib/resources/friendly-rounds';
import type { AnyList } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { fingerprint } from '@/lib/server/responses/api-response';

const { title } = screenNames['/now-playing'];

export const metadata: Metadata = { title };

const IN_PROGRESS = { status: 'IN_PROGRESS' };
const EVERY_MS = 30_000;
const NOTE = 'text-sm text-muted-foreground';

export default function NowPlayingPage() {
  return (
    <StreamWhenSlow
      data={load()}
      fallback={<PageHeader title={title} description={<p className={NOTE}>Loading leaders…</p>} />}
    >
      {({ timeZone, playing }) => (
        <>
          <PageHeader
            title={title}
            narrow="below"
            tools={
              <AutoRefresh
                url={routes.liveNowPlaying}
                fingerprint={fingerprint(playing)}
                drawnAt={Date.now()}
                everyMs={EVERY_MS}
              />
            }
          />
          <RelatedRows
            title="Events"
            list={withLeaders(events, ['name', 'status'], ['group', 'startDate'], ({ endDate }) => endDate)}
            page={playing.events}
            href={routes.listed(routes.events, IN_PROGRESS)}
            format={{ timeZone }}
            note={noteOf(playing.events)}
          />
          <RelatedRows
            title="Friendly rounds"
            list={withLeaders(
              friendlyRounds,
              ['course', 'status'],
              ['createdBy', 'createdAt', 'uid'],
              // A friendly round has no end date, so it counts as overdue 24 hours after its creation.
              ({ createdAt }) => createdAt && new Date(Date.parse(createdAt) + DAY_MS).toISOString(),
            )}
            page={playing.friendlyRounds}
            href={routes.listed(routes.friendlyRounds, IN_PROGRESS)}
            format={{ timeZone }}
            cells={roundCells}
            note={noteOf(playing.friendlyRounds)}
          />
        </>
      )}
    </StreamWhenSlow>
  );
}

async function load() {
  await requireSession();
  const [timeZone, playing] = await Promise.all([readTimeZone(), loadNowPlaying()]);
  return { timeZone, playing };
}

const roundCells: Cells<FriendlyRound> = {
  course: ({ uid, course }) => (
    <CellLink href={routes.friendlyRound(uid)} title={course.name} isOfRow>
      <bdi>{course.name}</bdi>
    </CellLink>
  ),
};

/** Without the time overdue, which has its own column. */
const statusText = ({ status }: { status: string | null }) => wordText(status);

type EndOf = (item: Record<'endDate' | 'createdAt', string | null>) => string | null;

function withLeaders({ fields, row }: AnyList, before: readonly string[], after: readonly string[], endOf: EndOf) {
  const overdue: AnyList['fields'][string] = {
    label: 'Overdue',
    text: (item) => overdueText({ status: item.status, endDate: endOf(item) }),
    align: 'end',
    width: 96,
  };
  const plain: AnyList['fields'] = {
    ...fields,
    ...(fields.status && { status: { ...fields.status, text: statusText } }),
  };
  const pick = (ids: readonly string[]) => ids.flatMap((id) => (plain[id] ? [[id, plain[id]] as const] : []));
  const shown = [...pick(before), ['overdue', overdue] as const, ...Object.entries(leaderFields), ...pick(after)];
  return { row, fields: Object.fromEntries(shown) };
}

const noteOf = (page: NowPlaying[keyof NowPlaying]) =>
  page.ok && page.value.note && <p className={`px-6 pb-3 max-sm:px-4 ${NOTE}`}>{page.value.note}</p>;
