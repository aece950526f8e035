import type { Gross } from '@/lib/golf/scoring/card';
import { leaderboard } from '@/sandbox/golf/leaderboard/leaderboard';
import { matchFromPlayers } from '../../golf/match/match';
import { formatOf } from '../../golf/scoring/formats';
import type { Entrant, Format } from './handicaps';

export type Played = Entrant & { playing: number; scores: readonly Gross[] | null };

/** The index of the winner, null when the win is shared or no player has a result. */
export function winnerOf(players: readonly Played[], { scoring, matchplay }: Format): number | null {
  if (matchplay === null) return bestOf(players, scoring);
  const { leader, decided } = standingOf(players);
  if (!decided || leader === null) return null;
  return players.findIndex(({ side }) => side === (leader === 'A' ? 1 : 2));
}

export function standingOf(players: readonly Played[]) {
  return matchFromPlayers(players.map((player) => ({ ...player, holes: player.tee.holes })));
}

function bestOf(players: readonly Played[], scoring: string): number | null {
  const format = formatOf(scoring);
  if (!format) throw new RangeError(`Unknown scoring format: ${scoring}`);
  const entries = players.map(({ tee, playing, scores }, place) => ({
    key: String(place),
    holes: tee.holes,
    scores: scores ?? tee.holes.map(() => null),
    playingHandicap: playing,
    finished: true,
  }));
  const [first] = leaderboard(entries, { format, by: 'net', countback: false });
  return first && first.place === 1 && !first.tied ? Number(first.key) : null;
}
