import 'server-only';
import { eventBoards } from '@/lib/api/event-boards';
import { friendlyLeaders } from '@/lib/api/friendly-boards';
import { type Page, uidOfRow } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import { ignoredFilterWords } from '@/lib/list/rows/ignored-filters';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';
import { events } from '@/lib/old-registry/events';
import { fetchList, type ListPage } from '@/lib/old-registry/fetch-list';
import { friendlyRounds } from '@/lib/old-registry/friendly-rounds';

const STATUS = 'IN_PROGRESS';
const LATEST = 8;
const LONGEST = 4;
const OVERVIEW = { tab: 'overview', board: null, team: null } as const;

/** Events and friendly rounds in progress: four pages of lists, and a board for each of at most 24 rows, four at a time. */
export async function nowPlaying() {
  const [ofEvents, ofRounds] = await Promise.all([
    toResult(inProgress([latestEvents(), longestEvents()])),
    toResult(inProgress([latestRounds(), longestRounds()])),
  ]);
  return {
    events: await withScoring(ofEvents, (event) => eventBoards(event, OVERVIEW)),
    friendlyRounds: await withScoring(ofRounds, (round) => friendlyLeaders(round, null)),
  };
}

export type NowPlaying = Awaited<ReturnType<typeof nowPlaying>>;

const FIRST = { status: STATUS, pageNumber: 1 };
const latestEvents = () => fetchList(events, { ...FIRST, sortedBy: '-startDate', pageSize: LATEST });
const longestEvents = () => fetchList(events, { ...FIRST, sortedBy: 'startDate', pageSize: LONGEST });
const latestRounds = () => fetchList(friendlyRounds, { ...FIRST, sortedBy: '-createdAt', pageSize: LATEST });
const longestRounds = () => fetchList(friendlyRounds, { ...FIRST, sortedBy: 'createdAt', pageSize: LONGEST });

type InProgress = { uid: string; status?: string | null | undefined };

/** The rows that began last, then those that have been in progress longest. */
async function inProgress<Item extends InProgress>(pages: readonly [Promise<ListPage<Item>>, Promise<ListPage<Item>>]) {
  const [latest, longest] = await Promise.all(pages);
  const uids = new Set(latest.rows.map(uidOfRow));
  const older = longest.rows.filter((row) => !uids.has(uidOfRow(row))).toReversed();
  const rows = [...latest.rows, ...older].filter((row) => !row.ok || row.item.status === STATUS);
  const [ignored] = latest.ignored;
  const total = ignored ? null : latest.paging.total;
  return {
    endpoint: latest.endpoint,
    rows,
    paging: { pageNumber: 1, pageSize: LATEST + LONGEST, total },
    note: ignored ? ignoredFilterWords(ignored) : noteOf(total, rows.length),
  };
}

function noteOf(total: number | null, shown: number): string | null {
  if (total !== null && total <= shown) return null;
  const of = total === null ? 'The API does not say how many there are.' : `${total - shown} more are in the list.`;
  return `The ${LATEST} that began last and the ${LONGEST} in progress longest. ${of}`;
}

/** The rows with the board of each. */
async function withScoring<Item extends { uid: string }, Scoring>(
  answer: Result<Page<Item> & { note: string | null }>,
  scoringOf: (item: Item) => Promise<Scoring>,
) {
  if (!answer.ok) return answer;
  const rows = await mapConcurrently(answer.value.rows, async (row) =>
    row.ok ? { ok: true as const, item: { ...row.item, scoring: await scoringOf(row.item) } } : row,
  );
  return { ok: true as const, value: { ...answer.value, rows } };
}
