import { positionWords, rank } from './ranking';

/** A position as it was given and as the scores allow it. */
export type RankFault = { key: string; given: string; recomputed: string };

type GivenRank = { key: string; position: string | null; score: number | null };

/**
 * Positions that scores do not bear out, whatever separates equal ones: nobody ranks above a better score, and a place
 * that is shared takes up as many places as share it. Rows without a position or score are left out.
 */
export function rankFaults(rows: readonly GivenRank[], best: 'lowest' | 'highest'): RankFault[] {
  const known = rows.flatMap(({ key, position, score }) =>
    position === null || score === null ? [] : [{ key, position, score, place: placeOf(position) }],
  );
  const ranked = rank(
    known,
    (a, b) => (best === 'lowest' ? a.score - b.score : b.score - a.score) || a.place - b.place,
  );
  return ranked.flatMap(({ item, place, tied }) => {
    if (item.place === place && (tied || !item.position.startsWith('T'))) return [];
    return [{ key: item.key, given: item.position, recomputed: positionWords(place, tied) }];
  });
}

/** `T2` and `2` are place 2; what is no position comes last, and is never right. */
function placeOf(position: string): number {
  const digits = /^T?(\d+)$/.exec(position)?.[1];
  return digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits);
}

export function rankFaultWords({ given, recomputed }: RankFault): string {
  return `Ranked ${given}. The scores make ${recomputed}.`;
}
