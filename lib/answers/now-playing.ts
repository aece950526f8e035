import 'server-only';
import { eventBoards } from '@/lib/api/event-boards';
import { friendlyLeaders } from '@/lib/api/friendly-boards';
import type { EventBoards, FriendlyLeaders } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { type Page, soundItems, uidOfRow } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import { ignoredFilterWords } from '@/lib/list/rows/ignored-filters';
import { events } from '@/lib/registry/events';
import { fetchList, type ListPage } from '@/lib/registry/fetch-list';
import { friendlyRounds } from '@/lib/registry/friendly-rounds';
import { inLanes } from './in-lanes';

/** What is in progress, with its board: the latest and the longest, of how many. */
export type Playing<Item, Scoring> = Result<Page<Item & { scoring: Scoring }> & { note: string | null }>;

export type NowPlaying = {
  events: Playing<Event, EventBoards | null>;
  friendlyRounds: Playing<FriendlyRound, FriendlyLeaders | null>;
};

const STATUS = 'IN_PROGRESS';
const LATEST = 8;
const LONGEST = 4;
const OVERVIEW = { tab: 'overview', board: null, team: null } as const;

/** Events and friendly rounds in progress: four pages of lists, and a board for each of at most 24 rows, four at a time. */
export async function nowPlaying(): Promise<NowPlaying> {
  const [ofEvents, ofRounds] = await Promise.all([
    toResult(inProgress([latestEvents(), longestEvents()])),
    toResult(inProgress([latestRounds(), longestRounds()])),
  ]);
  const boards = new Map<string, EventBoards | FriendlyLeaders | null>();
  const asked = [
    ...soundOf(ofEvents).map((event) => async () => void boards.set(event.uid, await eventBoards(event, OVERVIEW))),
    ...soundOf(ofRounds).map((round) => async () => void boards.set(round.uid, await friendlyLeaders(round, null))),
  ];
  await inLanes(asked, (ask) => ask());
  return {
    events: withBoards(ofEvents, boards as ReadonlyMap<string, EventBoards | null>),
    friendlyRounds: withBoards(ofRounds, boards as ReadonlyMap<string, FriendlyLeaders | null>),
  };
}

const FIRST = { status: STATUS, pageNumber: 1 };
const latestEvents = () => fetchList(events, { ...FIRST, sortedBy: '-startDate', pageSize: LATEST });
const longestEvents = () => fetchList(events, { ...FIRST, sortedBy: 'startDate', pageSize: LONGEST });
const latestRounds = () => fetchList(friendlyRounds, { ...FIRST, sortedBy: '-createdAt', pageSize: LATEST });
const longestRounds = () => fetchList(friendlyRounds, { ...FIRST, sortedBy: 'createdAt', pageSize: LONGEST });

type InProgress = { uid: string; status?: string | undefined };

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

const soundOf = <Item>(answer: Result<Page<Item>>): Item[] => (answer.ok ? soundItems(answer.value.rows) : []);

function withBoards<Item extends { uid: string }, Scoring>(
  answer: Result<Page<Item> & { note: string | null }>,
  boards: ReadonlyMap<string, Scoring | null>,
): Playing<Item, Scoring | null> {
  if (!answer.ok) return answer;
  const rows = answer.value.rows.map((row) =>
    row.ok ? { ok: true as const, item: { ...row.item, scoring: boards.get(row.item.uid) ?? null } } : row,
  );
  return { ok: true, value: { ...answer.value, rows } };
}
