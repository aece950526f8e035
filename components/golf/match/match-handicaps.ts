import { personName } from '@/components/old-cells/name-or-uid';
import type { MatchRow } from '@/lib/contract/matches';
import type { Having } from '@/lib/contract/wire/read';
import { known, reads } from '@/lib/contract/wire/unread';
import { deriveMatchStrokes, type MatchPlayed } from '@/lib/golf/handicap/derive-match-strokes';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';

/**
 * How the strokes of each player of a match come about, by the player's uid: none where a figure of any of them could
 * not be read, as all are compared with the lowest.
 */
export const matchHandicaps = (matchplayFormat: string, holes: number) =>
  reads<MatchRow, Figure, ReadonlyMap<string, Derived>>(FIGURES, (match) => {
    const players = [...playersOf(match.sideA, 'A', holes), ...playersOf(match.sideB, 'B', holes)];
    const derived = deriveMatchStrokes(players, matchplayFormat);
    return new Map(derived.map((own, index) => [players[index]?.uid ?? '', own]));
  });

const FIGURES = ['sideA.players.handicap', 'sideA.players.tee', 'sideB.players.handicap', 'sideB.players.tee'] as const;
type Figure = (typeof FIGURES)[number];

function playersOf(
  { players }: Pick<Having<MatchRow, Figure>['sideA'], 'players'>,
  side: 'A' | 'B',
  holes: number,
): (MatchPlayed & { uid: string })[] {
  return players.map((player) => ({
    uid: player.uid,
    name: known(player, personName) ?? 'another player',
    side,
    index: player.handicap ?? null,
    indexNote: 'on the day',
    tee: player.tee ?? null,
    holes,
  }));
}
