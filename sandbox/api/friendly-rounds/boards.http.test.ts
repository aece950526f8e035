import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardOf } from '@/lib/contract/boards';
import { Leaderboard } from '@/lib/contract/leaderboards';
import { Scorecards } from '@/lib/contract/scorecards';
import { cardFromRow, type HoleRow, holesOfTees, scoringRules, thruOf } from '@/sandbox/api/testing/expected-scores';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { cards, friendlyRoundPlayers, friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';

type PlayerRow = typeof friendlyRoundPlayers.$inferSelect & { scores: (number | null)[] | null };
type RoundRow = typeof friendlyRounds.$inferSelect & { players: PlayerRow[] };

let api: TestApi;
let rounds: RoundRow[];
let holesOf: ReadonlyMap<string, HoleRow[]>;
beforeAll(async () => {
  api = await openTestApi();
  holesOf = await holesOfTees(api.db);
  const players = await api.db
    .select({ player: friendlyRoundPlayers, scores: cards.scores })
    .from(friendlyRoundPlayers)
    .leftJoin(cards, eq(cards.playerId, friendlyRoundPlayers.id))
    .orderBy(asc(friendlyRoundPlayers.position));
  const byRound = Map.groupBy(players, ({ player }) => player.friendlyRoundId);
  rounds = (await api.db.select().from(friendlyRounds)).map((round) => ({
    ...round,
    players: (byRound.get(round.id) ?? []).map(({ player, scores }) => ({ ...player, scores })),
  }));
});
afterAll(() => api.close());

const strokeRounds = () => rounds.filter(({ scoringFormat }) => boardOf(scoringFormat) !== 'matchplay');
const _matchRounds = () => rounds.filter(({ scoringFormat }) => boardOf(scoringFormat) === 'matchplay');
const pathOf = (round: RoundRow, what: string) => `/admin/friendly-rounds/${round.id}/${what}`;
const over = ({ status }: RoundRow) => ['COMPLETED', 'AWAITING_ATTESTATION'].includes(status);

/** A player's result, computed from the card in the database; null without a result. */
function resultOf(round: RoundRow, { teeId, playingHandicap, scores }: PlayerRow) {
  const tee = holesOf.get(teeId) ?? [];
  const thru = over(round) ? tee.length : thruOf(scores ?? []);
  const card = cardFromRow(tee, scores ?? [], playingHandicap, thru);
  const rule = scoringRules[round.scoringFormat];
  const score = thru === 0 ? null : (rule?.total(card) ?? null);
  const parToCome = tee.slice(thru).reduce((sum, { par }) => sum + par, 0);
  return { thru, score, standing: score === null ? null : rule?.higherIsBetter ? -score : score + parToCome };
}

describe('leaderboards', () => {
  it('a leaderboard ranks players by the scores on their cards, and tied players share a position', async () => {
    for (const round of strokeRounds()) {
      const board = await api.get(pathOf(round, `${boardOf(round.scoringFormat)}/individual-leaderboard`), Leaderboard);
      const playerResults = new Map(round.players.map((player) => [player.id, resultOf(round, player)]));
      const standings = [...playerResults.values()].flatMap(({ standing }) => standing ?? []);
      expect(board.items).toHaveLength(round.players.length);
      for (const row of board.items) {
        const playerResult = playerResults.get(row.player?.uid ?? '');
        expect(row.thru).toBe(playerResult?.thru);
        expect(row.points ?? row.net).toBe(playerResult?.thru === 0 ? (row.points ?? row.net) : playerResult?.score);
        const standing = playerResult?.standing ?? null;
        const better = standings.filter((other) => other < (standing ?? 0)).length;
        expect(row.position).toBe(standing === null ? null : better + 1);
        expect(row.tied).toBe(standing !== null && standings.filter((other) => other === standing).length > 1);
      }
      const positions = board.items.map(({ position }) => position ?? Number.POSITIVE_INFINITY);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    }
  });
});

describe('scorecards', () => {
  it('scorecards contain the scores of the players’ cards, and the totals equal those on the leaderboard', async () => {
    for (const round of strokeRounds()) {
      const board = boardOf(round.scoringFormat);
      const { items } = await api.get(pathOf(round, `${board}/scorecard`), Scorecards);
      const leaderboard = await api.get(pathOf(round, `${board}/individual-leaderboard`), Leaderboard);
      expect(items.map(({ player }) => player?.uid)).toEqual(round.players.map(({ id }) => id));
      for (const [place, { player, scores, totals, tee }] of items.entries()) {
        const row = leaderboard.items.find((one) => one.player?.uid === player?.uid);
        expect(scores.map(({ strokes }) => strokes)).toEqual(round.players[place]?.scores);
        expect(scores.map(({ holeNumber }) => holeNumber)).toEqual(tee.holes.map(({ number }) => number));
        expect(totals).toMatchObject({ gross: row?.gross, net: row?.net, points: row?.points });
        const total = board === 'stableford' ? totals?.points : totals?.gross;
        if (total != null && totals?.out != null) expect(total).toBe(totals.out + (totals.in ?? 0));
        const handicap = scores.reduce((sum, { handicapStrokes }) => sum + (handicapStrokes ?? 0), 0);
        expect(handicap).toBe(round.players[place]?.playingHandicap);
        if (board === 'strokeplay') expect(scores.every(({ points }) => points === null)).toBe(true);
        expect(scores.slice(row?.thru ?? 0).every((score) => (score.net ?? null) === null)).toBe(true);
      }
    }
  });
});

describe('a format that was not played', () => {
  const paths = [
    ...['stableford', 'strokeplay'].flatMap((board) => [`${board}/individual-leaderboard`, `${board}/scorecard`]),
    'matchplay/individual-leaderboard',
    'matchplay/team-leaderboard',
  ];

  it.each(['STABLEFORD', 'STROKE_PLAY', 'MODIFIED_STABLEFORD', 'MAXIMUM_SCORE', 'SINGLES', 'FOUR_BALL', 'FOURSOMES'])(
    'for a round in the format %s, leaderboards of other formats respond 404 and name the right path',
    async (played) => {
      const round = rounds.find(({ scoringFormat, matchplayFormat }) => (matchplayFormat ?? scoringFormat) === played);
      if (!round) throw new Error(`No round of ${played}`);
      const responses = await Promise.all(
        paths.map(async (what) => ({ what, answer: await api.request(pathOf(round, what)) })),
      );
      const right = responses.filter(({ answer }) => answer.status === 200).map(({ what }) => what);
      expect(right.length).toBe(boardOf(round.scoringFormat) === 'matchplay' ? 1 : 2);
      for (const { what } of responses.filter(({ answer }) => answer.status !== 200)) {
        expect(await api.getError(pathOf(round, what))).toEqual({
          status: 404,
          code: 'format_not_played',
          message: `This was played as ${played.toLowerCase().replaceAll('_', ' ')}: ask for ${right[0]}`,
        });
      }
    },
  );

  it('the API responds 404 for the leaderboard of an unknown format or of an unknown round', async () => {
    const [round] = strokeRounds();
    if (!round) throw new Error('No round');
    await api.db.update(friendlyRounds).set({ scoringFormat: 'FOOTGOLF' }).where(eq(friendlyRounds.id, round.id));
    for (const what of paths) {
      expect(await api.getError(pathOf(round, what))).toEqual({
        status: 404,
        code: 'format_not_played',
        message: 'This was played as footgolf, which has no leaderboard',
      });
    }
    for (const uid of ['nobody', '00000000-0000-4000-8000-000000000000']) {
      expect(await api.getError(`/admin/friendly-rounds/${uid}/${paths[0]}`)).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
  });
});
