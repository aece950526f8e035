import { type Ranked, rank } from '@/lib/golf/leaderboard/ranking';
import { type CountbackReason, type CountbackScore, compareCountback, decidingSegment } from './countback';

type Unranked = { key: string; finished: boolean; noResult: string | null };

export type Standing<Row extends Unranked> = {
  row: Row;
  /** Whether any hole has been played. */
  begun: boolean;
  /** The score that ranks the row, null without a result. */
  score: number | null;
  /** Of a finished round. */
  countback: () => readonly CountbackScore[];
};

type Scored<Row extends Unranked> = Standing<Row> & { score: number; segments: readonly CountbackScore[] | null };

export type Placed = {
  position: string | null;
  place: number | null;
  tied: boolean;
  countback: CountbackReason | null;
};

/** Rows in the order of their places, tied rows by key: the input order has no effect. */
export function standings<Row extends Unranked>(
  standing: readonly Standing<Row>[],
  best: 'lowest' | 'highest',
  countback: boolean,
): (Row & Placed)[] {
  const byKey = standing.toSorted((a, b) => (a.row.key < b.row.key ? -1 : 1));
  const over = byKey.every(({ row }) => row.finished || row.noResult !== null);
  const scored: Scored<Row>[] = byKey.flatMap((one) =>
    one.score === null || !one.begun
      ? []
      : [{ ...one, score: one.score, segments: countback && over ? one.countback() : null }],
  );
  const ranked = rank(scored, (a, b) => compareScores(a, b, best) || compareSegments(a, b, best));
  const rest = byKey.filter(({ score, begun }) => score === null || !begun);
  return [
    ...ranked.map((one) => placed(one, ranked, best)),
    ...rest
      .toSorted((a, b) => Number(a.score === null) - Number(b.score === null))
      .map(({ row }) => ({ ...row, position: null, place: null, tied: false, countback: null })),
  ];
}

function placed<Row extends Unranked>(
  ranked: Ranked<Scored<Row>>,
  all: readonly Ranked<Scored<Row>>[],
  best: 'lowest' | 'highest',
): Row & Placed {
  const { item, place, tied, position } = ranked;
  return { ...item.row, position, place, tied, countback: reasonOf(item, all, best) };
}

/** What separates a row from the next row of the same score below it, or else above it. */
function reasonOf<Row extends Unranked>(
  item: Scored<Row>,
  all: readonly Ranked<Scored<Row>>[],
  best: 'lowest' | 'highest',
): CountbackReason | null {
  const level = all.map((other) => other.item).filter((other) => other.score === item.score);
  const below = level.find((other) => compareSegments(item, other, best) < 0);
  const above = level.findLast((other) => compareSegments(item, other, best) > 0);
  const other = below ?? above;
  if (!other) return null;
  const at = decidingSegment(item.segments ?? [], other.segments ?? []);
  const [own, theirs] = [item.segments?.[at], other.segments?.[at]];
  if (!own || !theirs) return null;
  const { score, ...segment } = own;
  return { segment, own: score, other: theirs.score, against: other.row.key, ahead: other === below };
}

function compareScores<Row extends Unranked>(a: Scored<Row>, b: Scored<Row>, best: 'lowest' | 'highest'): number {
  return best === 'lowest' ? a.score - b.score : b.score - a.score;
}

function compareSegments<Row extends Unranked>(a: Scored<Row>, b: Scored<Row>, best: 'lowest' | 'highest'): number {
  return a.segments && b.segments ? compareCountback(a.segments, b.segments, best) : 0;
}
