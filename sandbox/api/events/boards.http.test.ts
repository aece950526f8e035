import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { boardOf } from '@/lib/contract/boards';
import { Leaderboard } from '@/lib/contract/leaderboards';
import { Scorecards } from '@/lib/contract/scorecards';
import { scoringRules } from '@/sandbox/api/testing/expected-scores';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { eventCards } from '@/sandbox/db/schema/event-scores';
import { eventPlayers, eventRounds, events, eventTeams } from '@/sandbox/db/schema/events';
import { groups } from '@/sandbox/db/schema/groups';

type CardRow = typeof eventCards.$inferSelect;
type EventRow = typeof events.$inferSelect & {
  rounds: (typeof eventRounds.$inferSelect & { cards: CardRow[] })[];
  players: (typeof eventPlayers.$inferSelect)[];
  teams: (typeof eventTeams.$inferSelect)[];
};

let api: TestApi;
let all: EventRow[];
const boards = new Map<string, z.infer<typeof Leaderboard>>();
const teamBoards = new Map<string, z.infer<typeof Leaderboard>>();

beforeAll(async () => {
  api = await openTestApi();
  const { db } = api;
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

/** The rounds that a leaderboard adds up: started ones without abandoned ones, or the abandoned ones if all are. */
function countingRounds({ rounds }: EventRow) {
  const begun = rounds.filter(({ cards }) => cards.length > 0);
  const whole = begun.filter(({ status }) => status !== 'ABANDONED');
  return whole.length > 0 ? whole : begun;
}

const cardsOf = (event: EventRow, memberId: string) =>
  countingRounds(event).map(({ cards }) => cards.find((card) => card.memberId === memberId));

describe('the ranking of players', () => {
  it('an individual leaderboard gives the reason when a player has no result', () => {
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
});

describe('the ranking of teams', () => {
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
          // Every player has a card for the first round. A player who leaves the event has none for later rounds.
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

describe('stored counts', () => {
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
});

describe('a format that was not played', () => {
  it('the leaderboard of a format that was not played responds 404 and names the right path', async () => {
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
