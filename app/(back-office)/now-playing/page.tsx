import type { Metadata } from 'next';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyPart } from '@/components/feedback/empty-part';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { CellLink } from '@/components/fields/cell-link';
import type { Cells } from '@/components/fields/field-value';
import { leaderFields } from '@/components/golf/outcome/leader-fields';
import { PageHeader } from '@/components/list/page-header';
import { AutoRefresh } from '@/components/record/auto-refresh';
import { RelatedRows } from '@/components/record/related-rows';
import { requireSession } from '@/lib/auth/session/read-session';
import type { ReadItem } from '@/lib/contract/read-item';
import type { Result } from '@/lib/contract/result';
import { DAY_MS, overdueDays, overdueText } from '@/lib/format/overdue';
import { loadNowPlaying, type NowPlaying } from '@/lib/loaders/load-now-playing';
import { screenNames } from '@/lib/names';
import { events } from '@/lib/resources/events';
import { wordText } from '@/lib/resources/field-text';
import { type FriendlyRound, friendlyRounds } from '@/lib/resources/friendly-rounds';
import type { AnyList, Format } from '@/lib/resources/resource';
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
          <Sections playing={playing} format={{ timeZone }} />
        </>
      )}
    </StreamWhenSlow>
  );
}

/** What is played now comes first, then what is long over, but never was ended. */
function Sections({ playing, format }: { playing: NowPlaying; format: Format }) {
  const ofEvents = {
    title: 'Events',
    list: withLeaders(events, ['name', 'status'], ['group', 'startDate'], endOfEvent),
    href: routes.listed(routes.events, IN_PROGRESS),
    format,
  };
  const ofRounds = {
    title: 'Friendly rounds',
    list: withLeaders(friendlyRounds, ['course', 'status'], ['createdBy', 'createdAt', 'uid'], endOfRound),
    href: routes.listed(routes.friendlyRounds, IN_PROGRESS),
    cells: roundCells,
    format,
  };
  return (
    <>
      <Playing {...ofEvents} page={playing.events} isLate={isLate(endOfEvent)} />
      <Playing {...ofRounds} page={playing.friendlyRounds} isLate={isLate(endOfRound)} />
      <NeverEnded
        {...ofEvents}
        page={playing.events}
        isLate={isLate(endOfEvent)}
        note="Still in progress more than a day after their end."
      />
      <NeverEnded
        {...ofRounds}
        page={playing.friendlyRounds}
        isLate={isLate(endOfRound)}
        note="Still in progress two days after their creation."
      />
    </>
  );
}

type SectionProps<Item extends { uid: string }> = ComponentProps<typeof RelatedRows<Item>> & {
  page: Result<PageOfPlaying<Item>>;
  isLate: (item: Item) => boolean;
};

type PageOfPlaying<Item> = { rows: ReadItem<Item>[]; paging: { total: number | null }; note: string | null };

function Playing<Item extends { uid: string }>({ page, isLate, ...section }: SectionProps<Item>) {
  if (!page.ok) return <RelatedRows {...section} page={page} />;
  const rows = page.value.rows.filter((row) => !row.ok || !isLate(row.item));
  if (rows.length === 0) return <EmptyPart title={section.title} text="None are being played." />;
  const note = page.value.note && <SectionNote>{page.value.note}</SectionNote>;
  return <RelatedRows {...section} page={{ ok: true, value: { ...page.value, rows } }} note={note} />;
}

function NeverEnded<Item extends { uid: string }>({ page, isLate, note, ...section }: SectionProps<Item>) {
  const rows = page.ok ? page.value.rows.filter((row) => row.ok && isLate(row.item)) : [];
  if (!page.ok || rows.length === 0) return null;
  return (
    <RelatedRows
      {...section}
      title={`${section.title} never ended`}
      hasList={false}
      page={{ ok: true, value: { ...page.value, rows } }}
      note={<SectionNote>{note}</SectionNote>}
    />
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

type Ending = { status?: string | null; endDate?: string | null; createdAt?: string | null };
type EndOf = (item: Ending) => string | null;

const endOfEvent: EndOf = ({ endDate }) => endDate ?? null;

/** A friendly round has no end date, so it is overdue from 24 hours after its creation. */
const endOfRound: EndOf = ({ createdAt }) =>
  createdAt ? new Date(Date.parse(createdAt) + DAY_MS).toISOString() : null;

const isLate = (endOf: EndOf) => (item: Ending) => overdueDays({ status: item.status, endDate: endOf(item) }) !== null;

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

function SectionNote({ children }: { children: ReactNode }) {
  return <p className={`px-6 pb-3 max-sm:px-4 ${NOTE}`}>{children}</p>;
}
