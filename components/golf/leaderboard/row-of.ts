import type { LeaderboardRow, Player } from '@/lib/contract/leaderboards';
import type { MatchRow } from '@/lib/contract/matches';
import { isComplete, type ReadItem, usableItems } from '@/lib/contract/read-item';
import { ROW_OF } from '@/lib/routes';

export function isPlayer({ uid, userUid }: Player, wanted: string): boolean {
  return uid === wanted || userUid === wanted;
}

export function isRowOf({ player, team }: LeaderboardRow, wanted: string): boolean {
  return [player, ...(team?.players ?? [])].some((one) => one && isPlayer(one, wanted));
}

export function sideOf(match: MatchRow, wanted: string): 'A' | 'B' | undefined {
  return (['A', 'B'] as const).find((side) => match[`side${side}`].players.some((one) => isPlayer(one, wanted)));
}

export function currentRow(row: LeaderboardRow, wanted: string | null): { anchor: string } | undefined {
  return wanted !== null && isRowOf(row, wanted) ? { anchor: ROW_OF } : undefined;
}

export function absenceText(rows: readonly ReadItem<LeaderboardRow>[], wanted: string | null): string[] {
  if (wanted === null || rows.length === 0 || usableItems(rows).some(({ item }) => isRowOf(item, wanted))) return [];
  return [
    `The player in this link is ${isComplete(rows) ? 'not on this leaderboard' : 'in none of the readable rows'}.`,
  ];
}

export function absentFromMatch(rows: readonly ReadItem<MatchRow>[], wanted: string | null): string[] {
  if (wanted === null || rows.length === 0 || usableItems(rows).some(({ item }) => sideOf(item, wanted))) return [];
  return [
    `The player in this link ${isComplete(rows) ? 'does not play in this match' : 'is in none of the readable rows'}.`,
  ];
}
