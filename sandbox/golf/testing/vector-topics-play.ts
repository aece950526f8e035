import * as z from 'zod';
import { courseHandicap } from '@/lib/golf/handicap/course-handicap';
import { rank } from '@/lib/golf/leaderboard/ranking';
import { type Fraction, round, roundToTenth } from '@/lib/golf/scoring/fraction';
import { sum } from '@/lib/golf/scoring/sums';
import { scoreDifferential } from '@/sandbox/golf/handicap/differential';
import { playingHandicap } from '@/sandbox/golf/handicap/match-strokes';
import { afterShare, compareCountback, countbackScores, decidingSegment } from '@/sandbox/golf/leaderboard/countback';
import { type HoleResult, matchResult, playMatch } from '@/sandbox/golf/match/match';
import { bestOf } from '@/sandbox/golf/scoring/best-of';
import { allocateStrokes, makeCard, net, sumOfAll } from '@/sandbox/golf/scoring/card';
import { adjustedGross } from '@/sandbox/golf/scoring/net-double-bogey';
import { playSkins } from '@/sandbox/golf/scoring/skins';
import { modifiedStablefordPoints, stablefordPoints } from '@/sandbox/golf/scoring/stableford';
import { cardTotal } from './card-total';
import { positions } from './positions';
import { type Topics, topic } from './vector-topic';
import { strokesAt } from './vector-topics-handicap';

const number = z.number();
const numbers = z.array(number);
const scores = z.array(number.nullable());

export const playTopics: Topics = {
  stableford_points: topic(
    z.object({ par: number, strokeIndex: number, gross: number.nullable(), playingHandicap: number }),
    ({ par, strokeIndex, gross, playingHandicap: handicap }) => {
      const strokes = strokesAt(handicap, strokeIndex);
      return { strokes, net: net({ par, gross, strokes }), points: stablefordPoints(par, gross, strokes) };
    },
  ),
  modified_stableford: topic(z.object({ table: z.literal('pga_tour'), scoresToPar: scores }), ({ scoresToPar }) => {
    const par = 4;
    const points = scoresToPar.map((toPar) => modifiedStablefordPoints(par, toPar === null ? null : par + toPar, 0));
    return { points, total: sum(points) };
  }),

  match_result: topic(z.object({ up: number, holesRemaining: number }), ({ up, holesRemaining }) =>
    matchResult(up, holesRemaining),
  ),
  match_holes: topic(z.object({ holes: z.string().regex(/^[ABH]*$/), totalHoles: number }), ({ holes, totalHoles }) => {
    const results = [...holes].map((letter): HoleResult => (letter === 'A' || letter === 'B' ? letter : 'halved'));
    const { result, ...match } = playMatch(results, totalHoles);
    return { state: result, ...match };
  }),

  better_ball_net: topic(z.object({ grosses: scores, strokes: numbers }), ({ grosses, strokes }) => {
    const pars = grosses.map(() => 4);
    const { score, counting } = bestOf(makeCard(pars, grosses, strokes).map(net), 1, 'lowest');
    return { score, countingPlayer: counting[0] ?? null };
  }),
  best_n_of_m_net: topic(z.object({ n: number, nets: z.array(scores) }), ({ n, nets }) => {
    const holeScores = nets.map((hole) => bestOf(hole, n, 'lowest').score);
    return { holeScores, total: sumOfAll(holeScores) };
  }),
  best_n_of_m_stableford: topic(z.object({ n: number, points: z.array(scores) }), ({ n, points }) => {
    const holePoints = points.map((hole) => bestOf(hole, n, 'highest').score);
    return { holePoints, total: sumOfAll(holePoints) };
  }),

  countback_fraction: topic(z.object({ handicap: number }).loose(), ({ handicap, ...rest }) => {
    const [[key, gross] = []] = Object.entries(rest).filter(([name]) => name.startsWith('grossLast'));
    return { net: afterShare(number.parse(gross), handicap, Number(key?.slice('grossLast'.length))) };
  }),
  countback_net: topic(
    z.object({
      players: z.array(z.object({ name: z.string(), handicap: number, last: z.record(z.string(), number) })),
    }),
    ({ players }) => {
      const lengths = Object.keys(players[0]?.last ?? {})
        .map(Number)
        .sort((a, b) => b - a);
      const measured = players.map(({ name, handicap, last }) => ({
        name,
        segments: lengths.map((holes) => ({ score: afterShare(number.parse(last[holes]), handicap, holes) })),
      }));
      const nets = lengths.map((holes, at) => [`net${holes}`, measured.map(({ segments }) => segments[at]?.score)]);
      return { ...winnerOf(measured, lengths, 'lowest'), ...Object.fromEntries(nets) };
    },
  ),
  countback_stableford: topic(
    z.object({ players: z.array(z.object({ name: z.string(), points: scores })) }),
    ({ players }) => {
      const measured = players.map(({ name, points }) => ({
        name,
        segments: countbackScores(points.map((score, index) => ({ number: index + 1, score: score ?? 0 }))),
      }));
      const lasts = [9, 6, 3, 1].map((holes, at) => [
        `last${holes}`,
        measured.map(({ segments }) => segments[at]?.score),
      ]);
      return {
        totals: players.map(({ points }) => sum(points.map((score) => score ?? 0))),
        ...Object.fromEntries(lasts),
        ...winnerOf(measured, measured[0]?.segments.map(({ holes }) => holes) ?? [], 'highest'),
      };
    },
  ),
  ranking: topic(z.object({ order: z.enum(['asc', 'desc']), scores }), (input) => ({
    positions: positions(input.scores, input.order),
  })),
  skins: topic(z.object({ nets: z.array(scores), carryOver: z.boolean() }), ({ nets, carryOver }) =>
    playSkins(nets, carryOver),
  ),

  full_round: topic(
    z.object({
      handicapIndex: number,
      slope: number,
      courseRating: number,
      pars: numbers,
      strokeIndexes: z.array(number.nullable()),
      gross: scores,
      allowancePct: number,
      pcc: number,
    }),
    (round18) => {
      const unrounded = courseHandicap(round18.handicapIndex, {
        ...round18,
        par: sum(round18.pars),
        holes: round18.pars.length,
      });
      const handicap = playingHandicap(unrounded, round18.allowancePct);
      const strokes = allocateStrokes(handicap, round18.strokeIndexes);
      const card = makeCard(round18.pars, round18.gross, strokes);
      const ofCourse = allocateStrokes(round(unrounded), round18.strokeIndexes);
      const adjustedGrossScore = adjustedGross(makeCard(round18.pars, round18.gross, ofCourse));
      return {
        courseHandicapUnrounded: unrounded,
        courseHandicap: round(unrounded),
        playingHandicap: handicap,
        strokes,
        points: card.map((hole) => stablefordPoints(hole.par, hole.gross, hole.strokes)),
        totalPoints: cardTotal(card, 'stableford'),
        front9: cardTotal(card.slice(0, 9), 'stableford'),
        back9: cardTotal(card.slice(9), 'stableford'),
        adjustedGrossScore,
        scoreDifferential: roundToTenth(scoreDifferential(adjustedGrossScore, round18, round18.pcc)),
      };
    },
  ),
};

type Measured = { name: string; segments: readonly { score: Fraction }[] };

function winnerOf(players: readonly Measured[], lengths: readonly number[], best: 'lowest' | 'highest') {
  const [first, second] = rank(players, (a, b) => compareCountback(a.segments, b.segments, best));
  if (!first || !second || first.tied) return { winner: null, decidedOn: null };
  return {
    winner: first.item.name,
    decidedOn: lengths[decidingSegment(first.item.segments, second.item.segments)],
  };
}
