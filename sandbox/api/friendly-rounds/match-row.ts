import { ratingOf } from '@/sandbox/api/courses/tees';
import type { MatchHole, MatchRow, MatchSide } from '@/sandbox/api/shapes';
import { type MatchCardHole, matchFromPlayers } from '@/sandbox/golf/match/match';
import type { PlayedRound, RoundPlayer } from './played-round';

/** The match of a round, hole by hole. */
export function matchRow({ uid, players }: PlayedRound): MatchRow {
  const match = matchFromPlayers(
    players.map((player) => ({ ...player, holes: player.tee.holes, playing: player.playingHandicap })),
  );
  const { result, leader, holesPlayed, decided, dormie } = match;
  const [sideA, sideB] = [sideOf(players, 1), sideOf(players, 2)];
  return {
    uid,
    sideA,
    sideB,
    result: holesPlayed === 0 ? null : result,
    leader,
    holesUp: match.holes.at(-1)?.up ?? 0,
    thru: holesPlayed,
    dormie,
    decided,
    winnerUid: decided && leader ? (leader === 'A' ? sideA : sideB).uid : null,
    holes: match.holes.map((hole) => holeOf(hole, players)),
  };
}

function sideOf(players: readonly RoundPlayer[], side: 1 | 2): MatchSide {
  const own = players.filter((player) => player.side === side);
  return {
    uid: own[0]?.player.uid ?? '',
    players: own.map(({ player, handicap, playingHandicap, tee }) => ({
      ...player,
      handicap,
      playingHandicap,
      tee: ratingOf(tee),
    })),
  };
}

function holeOf(hole: MatchCardHole, players: readonly RoundPlayer[]): MatchHole {
  const { number, netA, netB, ballA, ballB, result, leader, up, dormie } = hole;
  const [ballsA, ballsB] = ([1, 2] as const).map((side) =>
    players.filter((player) => player.side === side && player.scores !== null),
  );
  const first = ballsA?.[0];
  const at = first?.tee.holes.findIndex((one) => one.number === number) ?? -1;
  const grossOf = (balls: readonly RoundPlayer[] | undefined, ball: number | null) =>
    ball === null ? null : (balls?.[ball]?.scores?.[at] ?? null);
  return {
    number,
    par: first?.tee.holes[at]?.par ?? null,
    strokeIndex: first?.tee.holes[at]?.strokeIndex ?? null,
    grossA: grossOf(ballsA, ballA),
    netA,
    grossB: grossOf(ballsB, ballB),
    netB,
    result: result === 'halved' ? 'HALVED' : result,
    leader,
    holesUp: up,
    dormie,
  };
}
