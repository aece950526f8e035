import type { LeaderboardRow, RoundOutcome } from '@/sandbox/api/shapes';
import { byPoints, type Format } from '@/sandbox/golf/scoring/formats';

/** Who has the first place of a leaderboard that is over, and by how much; null where nobody has it. */
export function outcomeOfRows(rows: readonly LeaderboardRow[], format: Format): RoundOutcome | null {
  const first = rows.filter(({ position }) => position === 1);
  const second = rows.find(({ position }) => position != null && position > 1);
  const [best] = first;
  if (!best) return null;
  const winners = first.map(({ player, team }) => ({
    uid: player?.uid ?? team?.uid ?? '',
    name: player ? `${player.firstName} ${player.lastName}`.trim() : (team?.name ?? ''),
    userUid: player?.userUid ?? null,
  }));
  if (first.length > 1) return { winners, tied: true, margin: null };
  const unit = byPoints(format) ? 'point' : 'stroke';
  const scoreOf = (row: LeaderboardRow) => (byPoints(format) ? row.points : row.net) ?? 0;
  const by = second ? Math.abs(scoreOf(best) - scoreOf(second)) : null;
  return { winners, tied: false, margin: marginWords(by, unit) };
}

function marginWords(by: number | null, unit: string): string | null {
  if (by === null) return null;
  return by === 0 ? 'countback' : `${by} ${by === 1 ? unit : `${unit}s`}`;
}
