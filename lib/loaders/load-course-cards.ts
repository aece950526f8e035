import 'server-only';
import { fetchScorecards } from '@/lib/api/boards';
import { boardOf, formatsOf } from '@/lib/contract/boards';
import type { LatestCards } from '@/lib/contract/course-play';
import { friendlyRounds as endpoints } from '@/lib/contract/friendly-rounds';
import type { ReadItem } from '@/lib/contract/read-item';
import { type Result, toResult } from '@/lib/contract/result';
import type { Scorecard } from '@/lib/contract/scorecards';
import { type FriendlyRound, friendlyRounds } from '@/lib/resources/friendly-rounds';
import { fetchListPage } from './fetch-list-page';
import { mapConcurrently } from './map-concurrently';

const MOST_CARDS = 50;
const MOST_ROUNDS = 24;
const STEP = 4;

/**
 * Loads at most fifty completed cards from the course's latest rounds, with a call per round.
 * @throws RequestFailed, ContractBroken, Unreachable
 */
export async function loadCourseCards(course: string): Promise<LatestCards> {
  const page = await fetchListPage(friendlyRounds, {
    course,
    status: 'COMPLETED',
    scoringFormat: [...formatsOf('stableford'), ...formatsOf('strokeplay')].join(','),
    sortedBy: '-createdAt',
    pageNumber: 1,
    pageSize: MOST_ROUNDS,
  });
  const rounds = page.rows.flatMap((row) => (row.ok && isOf(row.item, course) ? [row.item] : []));
  const cards: ReadItem<Scorecard>[] = [];
  const read = { rounds: 0, failed: 0 };
  for (let at = 0; at < rounds.length && cards.length < MOST_CARDS; at += STEP) {
    const answers = await mapConcurrently(rounds.slice(at, at + STEP), cardsOf);
    for (const answer of answers) {
      if (cards.length >= MOST_CARDS) break;
      if (answer.ok) read.rounds += 1;
      else read.failed += 1;
      if (answer.ok) cards.push(...answer.value);
    }
  }
  return { ...read, cards: cards.slice(0, MOST_CARDS) };
}

/** False for a round that does not match the filters. An API that ignores filters sends such rounds. */
const isOf = ({ course, status, scoringFormat }: FriendlyRound, uid: string) => {
  const board = boardOf(scoringFormat);
  return course.uid === uid && status === 'COMPLETED' && board !== null && board !== 'matchplay';
};

async function cardsOf({ uid, scoringFormat }: FriendlyRound): Promise<Result<readonly ReadItem<Scorecard>[]>> {
  const board = boardOf(scoringFormat) === 'stableford' ? 'stableford' : 'strokeplay';
  return toResult(fetchScorecards(endpoints[board].scorecard, { id: uid }).then(({ rows }) => rows));
}
