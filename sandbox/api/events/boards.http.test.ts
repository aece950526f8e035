import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { boardOf } from '@/lib/contract/boards';
import { Leaderboard } from '@/lib/contract/leaderboards';
import { Scorecards } from '@/lib/contract/scorecards';
import type { LeaderboardRow } from '@/sandbox/api/shapes';
import { cardFromRow, type HoleRow, holesOfTees, scoringRules, thruOf } from '@/sandbox/api/testing/expected-scores';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { eventCards } from '@/sandbox/db/schema/event-scores';
import { eventPlayers, eventRounds, events, eventTeams } from '@/sandbox/db/schema/events';
import { groups } from '@/sandbox/db/schema/groups';
import { type CountbackScore, compareCountback, countbackScores } from '@/sandbox/golf/leaderboard/countback';
import { bestOf } from '@/sandbox/golf/scoring/best-of';
import { formatOf, holeScore } from '@/sandbox/golf/scoring/formats';

type CardRow = typeof eventCards.$inferSelect;
type EventRow = typeof events.$inferSelect & {
  rounds: (typeof eventRounds.$inferSelect & { cards: CardRow[] })[];
  players: (typeof eventPlayers.$inferSelect)[];
  teams: (typeof eventTeams.$inferSelect)[];
};

let api: TestApi;
let all: EventRow[];
let holesOf: ReadonlyMap<string, HoleRow[]>;
const boards = new Map<string, z.infer<typeof Leaderboard>>();
const teamBoards = new Map<string, z.infer<typeof Leaderboard>>();

beforeAll(async () => {
  api = await openTestApi();
  const { db } = api;
  holesOf = await holesOfTees(db);
  const cards = Map.groupBy(await db.select().from(eventCards), ({ roundId }) => roundId);
  const rounds = Map.groupBy(
    await db.select().from(eventRounds).orderBy(asc(eventRounds.number)),
    (row) => row.eventId,
  );
  const players = Map.groupBy(await db.select().from(eventPlayers), ({ eventId }) => eventId);
  const teams = Map.groupBy(await db.select().from(eventTeams), ({ eventId }) => eventId);
  all = (await db.select().from(events)).map((event) => ({
    ...event,
    rounds: (rounds.get(event.id) ?? []).map((round) => ({ ...round, cards: cards.get(round.id) ?? [] })),
    players: players.get(event.id) ?? [],
    teams: teams.get(event.id) ?? [],
  }));
  for (const event of all) {
    const board = boardOf(event.scoringFormat);
    boards.set(event.id, await api.get(pathOf(event, `${board}/individual-leaderboard`), Leaderboard));
    if (event.teamFormat === null) continue;
    teamBoards.set(event.id, await api.get(pathOf(event, `${board}/team-leaderboard`), Leaderboard));
  }
});
afterAll(() => api.close());

const pathOf = ({ groupId, id }: { groupId: string; id: string }, what: string) =>
  `/admin/groups/${groupId}/events/${id}/${what}`;
const better = (event: EventRow) =>
  scoringRules[event.scoringFormat]?.higherIsBetter ? ('highest' as const) : ('lowest' as const);

/**
 * The rounds that leaderboards add up: all started rounds except abandoned rounds, or only abandoned rounds if there
 * are no others.
 */
function countingRounds({ rounds }: EventRow) {
  const begun = rounds.filter(({ cards }) => cards.length > 0);
  const whole = begun.filter(({ status }) => status !== 'ABANDONED');
  return whole.length > 0 ? whole : begun;
}

/** True when no round is pending or in progress and every player has finished or left the event. */
const isOver = (event: EventRow) =>
  !event.rounds.some(({ status }) => ['NOT_STARTED', 'IN_PROGRESS'].includes(status)) &&
  countingRounds(event).every(({ cards }) => cards.every(({ finished, leftAs }) => finished || leftAs));
const cardsOf = (event: EventRow, memberId: string) =>
  countingRounds(event).map(({ cards }) => cards.find((card) => card.memberId === memberId));

type PlayerResult = { score: number | null; standing: number | null; countback: CountbackScore[] | null };

/** A player's result over all rounds, computed from the cards. */
function resultOf(event: EventRow, memberId: string): PlayerResult {
  const cards = cardsOf(event, memberId);
  const none = { score: null, standing: null, countback: null };
  if (cards.some((card) => !card || card.leftAs)) return none;
  let [score, standing, thru] = [0, 0, 0];
  for (const card of cards.flatMap((one) => one ?? [])) {
    const tee = holesOf.get(card.teeId) ?? [];
    const holesPlayed = card.finished ? tee.length : thruOf(card.scores);
    const cardScore = scoringRules[event.scoringFormat]?.total(
      cardFromRow(tee, card.scores, card.playingHandicap, holesPlayed),
    );
    if (cardScore == null) return none;
    const parToCome = tee.slice(holesPlayed).reduce((sum, { par }) => sum + par, 0);
    score += cardScore;
    standing += better(event) === 'highest' ? -cardScore : cardScore + parToCome;
    thru += holesPlayed;
  }
  return thru === 0 ? none : { score, standing, countback: isOver(event) ? countbackOf(event, memberId) : null };
}

/** A player's countback scores in the last round: points, or gross strokes minus a share of the handicap. */
function countbackOf(event: EventRow, memberId: string): CountbackScore[] {
  const card = cardsOf(event, memberId).at(-1);
  const format = formatOf(event.scoringFormat);
  if (!card || !format) return [];
  const holes = holesOf.get(card.teeId) ?? [];
  const rounds = countingRounds(event).length;
  const played = cardFromRow(holes, card.scores, card.playingHandicap);
  const score = (hole: (typeof played)[number]) => {
    if (better(event) === 'highest') return holeScore(hole, format) ?? 0;
    const net = holeScore(hole, format);
    return net === null ? 0 : net + hole.strokes;
  };
  return countbackScores(
    played.map((hole, index) => ({ number: holes[index]?.number ?? 0, score: score(hole) })),
    { rounds, ...(better(event) === 'lowest' && { handicap: card.playingHandicap }) },
  );
}

/** Returns a negative number when the first player ranks higher. */
function compare(event: EventRow, a: PlayerResult, b: PlayerResult): number {
  const byScore = (a.standing ?? 0) - (b.standing ?? 0);
  return byScore || (a.countback && b.countback ? compareCountback(a.countback, b.countback, better(event)) : 0);
}

describe('the API ranks players', () => {
  it('an individual leaderboard lists every player of the event once', () => {
    for (const event of all) {
      const uids = boards.get(event.id)?.items.map(({ player }) => player?.uid) ?? [];
      expect(uids.toSorted()).toEqual(event.players.map(({ memberId }) => memberId).toSorted());
      expect(event.participantsCount).toBe(uids.length);
    }
  });

  it('an individual leaderboard has the scores and positions that follow from the cards', () => {
    for (const event of all) {
      const results = new Map(event.players.map(({ memberId }) => [memberId, resultOf(event, memberId)]));
      const ranked = [...results.values()].filter(({ standing }) => standing !== null);
      for (const row of boards.get(event.id)?.items ?? []) {
        const result = results.get(row.player?.uid ?? '');
        if (!result || result.standing === null) {
          expect(row.position).toBeNull();
          continue;
        }
        expect(better(event) === 'highest' ? row.points : row.net).toBe(result.score);
        expect(row.position).toBe(1 + ranked.filter((other) => compare(event, other, result) < 0).length);
        expect(row.tied).toBe(ranked.filter((other) => compare(event, other, result) === 0).length > 1);
      }
    }
  });

  it('once the event is over, a leaderboard shows the countback that separates equal scores', () => {
    let separated = 0;
    for (const event of all) {
      const rows = boards.get(event.id)?.items ?? [];
      for (const row of rows) {
        // Until the event is over, players are ranked by score to par. So players with equal totals share a position
        // only if their scores to par are equal too.
        const level = rows.filter(
          (other) =>
            other.position &&
            scoreOf(event, other) === scoreOf(event, row) &&
            (isOver(event) || other.toPar === row.toPar),
        );
        const apart = row.position !== null && level.some(({ position }) => position !== row.position);
        expect(Boolean(row.countback)).toBe(apart);
        if (apart) separated += 1;
        if (apart) expect(isOver(event)).toBe(true);
      }
    }
    expect(separated).toBeGreaterThan(20);
  });

  it('an individual leaderboard is sorted by position', () => {
    for (const { items } of boards.values()) {
      const positions = items.map(({ position }) => position ?? Number.POSITIVE_INFINITY);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    }
  });

  it('an individual leaderboard gives the reason for a missing result', () => {
    const statuses = new Set<string | null | undefined>();
    for (const event of all) {
      for (const { player, status, position } of boards.get(event.id)?.items ?? []) {
        statuses.add(status);
        const cards = cardsOf(event, player?.uid ?? '');
        const left = cards.find((card) => card?.leftAs)?.leftAs;
        if (left) expect(status).toBe(left);
        if (status === 'FINISHED') expect(position).not.toBeNull();
        if (cards.length === 0) expect(status).toBe('NOT_STARTED');
      }
    }
    for (const status of ['FINISHED', 'IN_PROGRESS', 'NOT_STARTED', 'NO_RETURN', 'WITHDRAWN', 'ABANDONED']) {
      expect(statuses).toContain(status);
    }
  });

  it('an individual leaderboard adds up several rounds and lists each round', () => {
    const several = all.filter((event) => countingRounds(event).length > 1);
    expect(several.length).toBeGreaterThan(3);
    for (const event of several) {
      for (const row of boards.get(event.id)?.items ?? []) {
        expect(row.rounds?.map(({ uid }) => uid)).toEqual(countingRounds(event).map(({ id }) => id));
        const scores = row.rounds?.map((round) => (better(event) === 'highest' ? round.points : round.net)) ?? [];
        const known = scores.flatMap((score) => score ?? []);
        if (known.length === scores.length) {
          expect(scoreOf(event, row)).toBe(known.reduce((sum, score) => sum + score, 0));
        }
      }
    }
  });

  function scoreOf(event: EventRow, row: LeaderboardRow) {
    return better(event) === 'highest' ? row.points : row.net;
  }
});

describe('the API ranks teams', () => {
  const counting: Readonly<Record<string, number>> = { FOUR_BALL: 1, BEST_TWO_OF_FOUR: 2, AGGREGATE: 4 };

  /**
   * A team's total, computed from its players' cards. The score is null if the team has not finished or has no result.
   */
  function teamResult(event: EventRow, teamId: string): { score: number | null; finished: boolean } {
    const members = event.players.filter((player) => player.teamId === teamId).map(({ memberId }) => memberId);
    const format = formatOf(event.scoringFormat);
    const n = counting[event.teamFormat ?? ''] ?? 0;
    let score: number | null = 0;
    let finished = countingRounds(event).length > 0;
    for (const round of countingRounds(event)) {
      const cards = members.flatMap((id) => round.cards.find(({ memberId }) => memberId === id) ?? []);
      finished &&= cards.length === members.length && cards.every((card) => card.finished && !card.leftAs);
      if (!finished || !format) return { score: null, finished: false };
      for (const [hole] of (cards[0]?.scores ?? []).entries()) {
        const scores = cards.map((card) => {
          const own = cardFromRow(holesOf.get(card.teeId) ?? [], card.scores, card.teamPlayingHandicap ?? 0)[hole];
          return own ? holeScore(own, format) : null;
        });
        const best = bestOf(scores, n, better(event)).score;
        score = score === null || best === null ? null : score + best;
      }
    }
    return { score, finished };
  }

  it('a team leaderboard lists the teams of the event with their players', () => {
    expect(teamBoards.size).toBeGreaterThan(20);
    for (const event of all.filter(({ id }) => teamBoards.has(id))) {
      const rows = teamBoards.get(event.id)?.items ?? [];
      expect(rows).toHaveLength(event.teams.length);
      expect(event.teamsCount).toBe(event.teams.length);
      for (const { team } of rows) {
        const members = event.players.filter(({ teamId }) => teamId === team?.uid).map(({ memberId }) => memberId);
        expect(team?.players.map(({ uid }) => uid).toSorted()).toEqual(members.toSorted());
        expect(members.length).toBe(event.teamFormat === 'FOUR_BALL' ? 2 : 4);
      }
    }
  });

  it('a team leaderboard has the scores and positions that follow from the cards', () => {
    let compared = 0;
    for (const event of all.filter(({ id }) => teamBoards.has(id))) {
      const results = new Map(event.teams.map(({ id }) => [id, teamResult(event, id)]));
      if (![...results.values()].every(({ finished }) => finished)) continue;
      const scores = [...results.values()].flatMap(({ score }) => score ?? []);
      for (const { team, points, net, position, status, countback, tied } of teamBoards.get(event.id)?.items ?? []) {
        const score = results.get(team?.uid ?? '')?.score ?? null;
        expect(better(event) === 'highest' ? points : net).toBe(score);
        if (score === null) {
          expect([position, status]).toEqual([null, 'NO_RETURN']);
          continue;
        }
        const ahead = scores.filter((other) => (better(event) === 'highest' ? other > score : other < score)).length;
        const level = scores.filter((other) => other === score).length;
        expect(position).toBeGreaterThan(ahead);
        expect(position).toBeLessThanOrEqual(ahead + level);
        if (level === 1) expect([position, tied, countback ?? null]).toEqual([ahead + 1, false, null]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('a team’s total equals the sum of its scorecard, and its players’ scorecards mark the scores that count', async () => {
    for (const event of all.filter(({ id }) => teamBoards.has(id)).slice(0, 30)) {
      const board = boardOf(event.scoringFormat);
      for (const row of (teamBoards.get(event.id)?.items ?? []).slice(0, 4)) {
        const path = pathOf(event, `${board}/teams/${row.team?.uid}/scorecard`);
        const { items, teamFormat } = await api.get(path, Scorecards);
        expect(teamFormat).toBe(event.teamFormat);
        const ofTeam = items.filter(({ team }) => team);
        expect(ofTeam.map(({ round }) => round?.uid)).toEqual(
          row.status === 'NOT_STARTED' && countingRounds(event).length === 0
            ? []
            : countingRounds(event).map(({ id }) => id),
        );
        const totals = ofTeam.map((card) => (better(event) === 'highest' ? card.totals?.points : card.totals?.net));
        const known = totals.flatMap((total) => total ?? []);
        if (known.length === totals.length && totals.length > 0) {
          expect(known.reduce((sum, total) => sum + total, 0)).toBe(better(event) === 'highest' ? row.points : row.net);
        }
        for (const card of ofTeam) {
          const players = items.filter(({ player, round }) => player && round?.uid === card.round?.uid);
          // Every player has a card of the first round. A player who leaves the event has no card of later rounds.
          const [all = 0, first] = [row.team?.players.length, card === ofTeam[0]];
          if (first) expect(players).toHaveLength(all);
          else expect(players.length).toBeLessThanOrEqual(all);
          for (const [hole, score] of card.scores.entries()) {
            const own = better(event) === 'highest' ? score.points : score.net;
            if (own == null) continue;
            const parts = players.flatMap(({ scores }) => (scores[hole]?.counted ? [scores[hole]] : []));
            const sum = parts.reduce(
              (total, part) => total + ((better(event) === 'highest' ? part.points : part.net) ?? 0),
              0,
            );
            expect(sum).toBe(own);
          }
        }
      }
    }
  });
});

describe('counts', () => {
  it('the stored counts of events, rounds and players equal the numbers of their rows', async () => {
    const byGroup = Map.groupBy(all, ({ groupId }) => groupId);
    for (const group of await api.db.select().from(groups)) {
      expect(group.eventsCount).toBe(byGroup.get(group.id)?.length ?? 0);
    }
    for (const event of all) {
      expect(event.roundsCount).toBe(event.rounds.length);
      for (const { status, cards, playersCount } of event.rounds) {
        const begun = !['NOT_STARTED', 'CANCELLED'].includes(status);
        expect(playersCount).toBe(begun ? cards.length : event.players.length);
      }
    }
  });

  it('the seed includes an event of 150 players, draft events without players, and a group without events', async () => {
    expect(Math.max(...all.map(({ participantsCount }) => participantsCount))).toBe(150);
    expect(all.some(({ status, players, rounds }) => status === 'DRAFT' && players.length + rounds.length === 0)).toBe(
      true,
    );
    expect((await api.db.select().from(groups)).some(({ eventsCount }) => eventsCount === 0)).toBe(true);
  });
});

describe('the API refuses a format that was not played', () => {
  it('the API responds 404 for a leaderboard of another format and names the path of the right leaderboard', async () => {
    for (const scoringFormat of ['STABLEFORD', 'STROKE_PLAY', 'MAXIMUM_SCORE', 'MODIFIED_STABLEFORD']) {
      const event = all.find((one) => one.scoringFormat === scoringFormat);
      if (!event) continue;
      const right = boardOf(scoringFormat);
      const wrong = right === 'stableford' ? 'strokeplay' : 'stableford';
      for (const what of ['individual-leaderboard', 'team-leaderboard', `teams/${event.id}/scorecard`]) {
        expect(await api.getError(pathOf(event, `${wrong}/${what}`))).toEqual({
          status: 404,
          code: 'format_not_played',
          message: `This was played as ${scoringFormat.toLowerCase().replaceAll('_', ' ')}: ask for ${right}/${what}`,
        });
      }
    }
  });

  it('the API responds 404 for the teams of an event without teams, and for a team of another event', async () => {
    const alone = all.find(({ teamFormat }) => teamFormat === null);
    const withTeams = all.find(({ teams }) => teams.length > 0);
    if (!alone || !withTeams) throw new Error('No such events');
    const board = boardOf(alone.scoringFormat);
    for (const what of ['team-leaderboard', `teams/${withTeams.teams[0]?.id}/scorecard`]) {
      expect(await api.getError(pathOf(alone, `${board}/${what}`))).toEqual({
        status: 404,
        code: 'format_not_played',
        message: `This was played without teams: ask for ${board}/individual-leaderboard`,
      });
    }
    for (const id of [alone.id, 'nobody']) {
      const path = pathOf(withTeams, `${boardOf(withTeams.scoringFormat)}/teams/${id}/scorecard`);
      expect(await api.getError(path)).toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  it('the API responds 404 for an event of another group', async () => {
    const [event] = all;
    const other = all.find(({ groupId }) => groupId !== event?.groupId);
    if (!event || !other) throw new Error('No such events');
    for (const what of ['teams', 'stableford/individual-leaderboard', 'strokeplay/team-leaderboard']) {
      expect(await api.getError(pathOf({ id: event.id, groupId: other.groupId }, what))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
  });
});
