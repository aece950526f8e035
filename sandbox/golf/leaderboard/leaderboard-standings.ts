import { rank } from '@/lib/golf/leaderboard/ranking';
import { type CountbackReason, type CountbackScore, compareCountback, decidingSegment } from './countback';

type Unranked = { key: string; finished: boolean; noResult: string | null };

export type Standing<Row extends Unranked> = {
  row: Row;
  /** True when at least one hole has been played. */
  begun: boolean;
  /** The score that ranks the row; null without a result. */
  score: number | null;
  /** The countback scores of a finished round. */
  countback: () => readonly CountbackScore[];
};

export type Placed = {
  position: string | null;
  place: number | null;
  tied: boolean;
  /** How countback decides between the row and its neighbours with the same score. */
  countback: readonly CountbackReason[];
};

/** Sorts rows by position, and tied rows by key, so that the order of the input does not matter. */
export function standings<Row extends Unranked>(
  standing: readonly Standing<Row>[],
  best: 'lowest' | 'highest',
  countback: boolean,
): (Row & Placed)[] {
  type Scored = { row: Row; score: number; segments: readonly CountbackScore[] | null };
  const byKey = standing.toSorted((a, b) => (a.row.key < b.row.key ? -1 : 1));
  const over = byKey.every(({ row }) => row.finished || row.noResult !== null);
  const scored = byKey.flatMap(({ row, begun, score, countback: segments }): Scored[] =>
    score === null || !begun ? [] : [{ row, score, segments: countback && over ? segments() : null }],
  );
  const byScore = (a: Scored, b: Scored) => (best === 'lowest' ? a.score - b.score : b.score - a.score);
  const bySegments = (a: Scored, b: Scored) =>
    a.segments && b.segments ? compareCountback(a.segments, b.segments, best) : 0;
  const ranked = rank(scored, (a, b) => byScore(a, b) || bySegments(a, b));

  /** Compares a row with the next lower row on the same score, then with the next higher one. */
  function reasonsOf(item: Scored): CountbackReason[] {
    const level = ranked.map((other) => other.item).filter(({ score }) => score === item.score);
    const below = level.find((other) => bySegments(item, other) < 0);
    const above = level.findLast((other) => bySegments(item, other) > 0);
    return [below, above].flatMap((other) => {
      const at = decidingSegment(item.segments ?? [], other?.segments ?? []);
      const [own, theirs] = [item.segments?.[at], other?.segments?.[at]];
      if (!other || !own || !theirs) return [];
      const { score, ...segment } = own;
      return [{ segment, own: score, other: theirs.score, against: other.row.key, ahead: other === below }];
    });
  }

  const placed = ranked.map(({ item, place, tied, position }) => {
    return { ...item.row, position, place, tied, countback: reasonsOf(item) };
  });
  const rest = byKey
    .filter(({ score, begun }) => score === null || !begun)
    .toSorted((a, b) => Number(a.score === null) - Number(b.score === null))
    .map(({ row }) => ({ ...row, position: null, place: null, tied: false, countback: [] }));
  return [...placed, ...rest];
}
