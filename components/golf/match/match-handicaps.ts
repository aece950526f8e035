import type { MatchRow, MatchSide } from '@/lib/contract/matches';
import { fullName } from '@/lib/format/name';
import { deriveMatchStrokes, type MatchPlayed } from '@/lib/golf/handicap/derive-match-strokes';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';

export function matchHandicaps(
  { sideA, sideB }: MatchRow,
  matchplayFormat: string,
  holes: number,
): ReadonlyMap<string, Derived> {
  const players = [...playersOf(sideA, 'A', holes), ...playersOf(sideB, 'B', holes)];
  const derived = deriveMatchStrokes(players, matchplayFormat);
  return new Map(derived.map((one, index) => [players[index]?.uid ?? '', one]));
}

function playersOf({ players }: MatchSide, side: 'A' | 'B', holes: number): (MatchPlayed & { uid: string })[] {
  return players.map((player) => ({
    uid: player.uid,
    name: fullName(player),
    side,
    stated: player.playingHandicap ?? null,
    index: player.handicap ?? null,
    indexNote: 'on the day',
    tee: player.tee ?? null,
    holes,
  }));
}
