import type { Data } from '@/sandbox/api/context';
import type { LeaderboardRow, Outcome } from '@/sandbox/api/shapes';
import { byPoints, type Format } from '@/sandbox/golf/scoring/formats';

/** Adds to what is over how it ended. */
export async function addOutcomes<Item extends { uid: string; status: string }>(
  data: Data,
  name: string,
  items: readonly Item[],
  outcomesOf: (over: readonly Item[]) => Promise<(readonly [uid: string, Outcome | null])[]>,
): Promise<(Item & { outcome: Outcome | null })[]> {
  const over = new Map(items.filter(({ status }) => status === 'COMPLETED').map((item) => [item.uid, item]));
  const load = async (uids: string[]) => new Map(await outcomesOf(uids.flatMap((uid) => over.get(uid) ?? [])));
  const outcomes = await data.cache.records(data.db, name, [...over.keys()], load);
  return items.map((item) => ({ ...item, outcome: outcomes.get(item.uid) ?? null }));
}

/** Who has the first place of a leaderboard that is over, and by how much; null where nobody has it. */
export function outcomeOfRows(rows: readonly LeaderboardRow[], format: Format): Outcome | null {
  const first = rows.filter(({ position }) => position === 1);
  const second = rows.find(({ position }) => position != null && position > 1);
  const [best] = first;
  if (!best) return null;
  const winners = first.map(({ player, team }) => ({
    uid: player?.uid ?? team?.uid ?? '',
    name: player ? `${player.firstName} ${player.lastName}`.trim() : (team?.name ?? ''),
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
