import { readTee } from '@/components/why/explained';
import type { MatchRow, MatchSide } from '@/lib/contract/matches';
import { orNull } from '@/lib/contract/unread';
import { fullName } from '@/lib/format/name';
import { deriveMatchStrokes, type MatchPlayed } from '@/lib/golf/handicap/derive-match-strokes';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';

/**
 * How the strokes of each player of a match come about, by the player's uid.
 * @throws UnreadField where a figure of any player could not be read: all are compared with the lowest
 */
export function matchHandicaps(match: MatchRow, matchplayFormat: string, holes: number): ReadonlyMap<string, Derived> {
  const players = [...playersOf(match.sideA, 'A', holes), ...playersOf(match.sideB, 'B', holes)];
  const derived = deriveMatchStrokes(players, matchplayFormat);
  return new Map(
    players.flatMap(({ uid }, index) => {
      const own = derived[index];
      return own ? [[uid, own] as const] : [];
    }),
  );
}

function playersOf({ players }: MatchSide, side: 'A' | 'B', holes: number): (MatchPlayed & { uid: string })[] {
  return players.map((player) => ({
    uid: player.uid,
    name: orNull(() => fullName(player)) ?? 'another player',
    side,
    index: player.handicap ?? null,
    indexNote: 'on the day',
    tee: readTee(player.tee),
    holes,
  }));
}
