import { positionLabel, rank } from '@/lib/golf/leaderboard/ranking';

type RankFault = { key: string; stated: string; recomputed: string };

export type StatedRank = {
  key: string;
  position: number | null | undefined;
  /** True if several players share the position. Without `tied`, only the position is checked. */
  tied?: boolean | null | undefined;
  score: number | null | undefined;
};

/** Checks that better scores come first and that n tied players take n positions. Countback may order equal scores. */
export function rankFaults(rows: readonly StatedRank[], best: 'lowest' | 'highest'): RankFault[] {
  const known = rows.flatMap(({ key, position, tied, score }) =>
    position == null || score == null ? [] : [{ key, position, tied: tied ?? null, score }],
  );
  const better = best === 'lowest' ? 1 : -1;
  const ranked = rank(known, (a, b) => better * (a.score - b.score) || a.position - b.position);
  return ranked.flatMap(({ item, place, tied, position }) => {
    if (item.position === place && (item.tied ?? tied) === tied) return [];
    return [{ key: item.key, stated: positionLabel(item.position, item.tied ?? false), recomputed: position }];
  });
}

export function describeRankFault({ stated, recomputed }: RankFault): string {
  return `Recorded ${stated}, should be ${recomputed}.`;
}
