import 'server-only';
import { eventBoards, friendlyLeaders } from '@/lib/api/boards';
import { uidOfRow } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { ignoredFilterMessage } from '@/lib/list/rows/ignored-filters';
import { events } from '@/lib/resources/events';
import { friendlyRounds } from '@/lib/resources/friendly-rounds';
import type { PageOfRows, ReadItem } from '@/lib/resources/loaded';
import { fetchListPage } from './fetch-list-page';
import { mapConcurrently } from './map-concurrently';

const STATUS = 'IN_PROGRESS';
const LATEST = 8;
const LONGEST = 4;
const OVERVIEW = { tab: 'overview', board: null, team: null } as const;

/** Makes up to 28 API calls, four at a time: 4 for pages of lists and 24 for leaderboards. */
export async function loadNowPlaying() {
  const [ofEvents, ofRounds] = await Promise.all([
    toResult(mergeRows([latestEvents(), longestEvents()])),
    toResult(mergeRows([latestRounds(), longestRounds()])),
  ]);
  return {
    events: await withScoring(ofEvents, (event) => eventBoards(event, OVERVIEW)),
    friendlyRounds: await withScoring(ofRounds, (round) => friendlyLeaders(round, null)),
  };
}

export type NowPlaying = Awaited<ReturnType<typeof loadNowPlaying>>;

const FIRST = { status: STATUS, pageNumber: 1 };
const latestEvents = () => fetchListPage(events, { ...FIRST, sortedBy: '-startDate', pageSize: LATEST });
const longestEvents = () => fetchListPage(events, { ...FIRST, sortedBy: 'startDate', pageSize: LONGEST });
const latestRounds = () => fetchListPage(friendlyRounds, { ...FIRST, sortedBy: '-createdAt', pageSize: LATEST });
const longestRounds = () => fetchListPage(friendlyRounds, { ...FIRST, sortedBy: 'createdAt', pageSize: LONGEST });

type InProgress = { uid: string; status?: string | null | undefined };

/** Merges the latest rows with those that have been in progress for longest, the latest first. */
async function mergeRows<Item extends InProgress>(
  pages: readonly [Promise<PageOfRows<Item>>, Promise<PageOfRows<Item>>],
) {
  const [latest, longest] = await Promise.all(pages);
  const uids = new Set(latest.rows.map(uidOfRow));
  const older = longest.rows.filter((row) => !uids.has(uidOfRow(row))).toReversed();
  const rows = [...latest.rows, ...older].filter((row) => !row.ok || row.item.status === STATUS);
  const [ignored] = latest.ignored;
  const total = ignored ? null : latest.paging.total;
  return {
    rows,
    paging: { pageNumber: 1, pageSize: LATEST + LONGEST, total },
    note: ignored ? ignoredFilterMessage(ignored) : noteOf(total, rows.length),
  };
}

function noteOf(total: number | null, shown: number): string | null {
  if (total !== null && total <= shown) return null;
  const of = total === null ? 'an unknown number' : formatCount(total);
  return `Of ${of} in progress, this screen shows the ${LATEST} newest and the ${LONGEST} oldest.`;
}

async function withScoring<Item extends { uid: string }, Scoring>(
  page: Result<Pick<PageOfRows<Item>, 'rows' | 'paging'> & { note: string | null }>,
  scoringOf: (item: Item) => Promise<Scoring>,
) {
  if (!page.ok) return page;
  const rows = await mapConcurrently(
    page.value.rows,
    async (row): Promise<ReadItem<Item & { scoring: Scoring }>> =>
      row.ok ? { ...row, item: { ...row.item, scoring: await scoringOf(row.item) } } : row,
  );
  return { ok: true as const, value: { ...page.value, rows } };
}
