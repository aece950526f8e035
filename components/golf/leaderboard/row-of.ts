import type { LeaderboardRow, Player } from '@/lib/contract/leaderboards';
import type { MatchRow } from '@/lib/contract/matches';
import type { Row } from '@/lib/contract/page';
import { faultOf } from '@/lib/contract/wire/unread';

export function isPlayer({ uid, userUid }: Player, wanted: string): boolean {
  return uid === wanted || userUid === wanted;
}

export function isRowOf({ player, team }: LeaderboardRow, wanted: string): boolean {
  return [player, ...(team?.players ?? [])].some((one) => one && isPlayer(one, wanted));
}

export function sideOf(match: MatchRow, wanted: string): 'A' | 'B' | undefined {
  return (['A', 'B'] as const).find((side) => match[`side${side}`]?.players?.some((one) => isPlayer(one, wanted)));
}

/** Whether rows that could not be read may be of somebody who is in no other. */
export function mayHide(rows: readonly Row<LeaderboardRow>[]): boolean {
  return rows.some((row) => !row.ok || faultOf(row.item, 'player.userUid', 'team.players.userUid') !== null);
}

export function matchMayHide(rows: readonly Row<MatchRow>[]): boolean {
  return rows.some((row) => !row.ok || faultOf(row.item, 'sideA.players.userUid', 'sideB.players.userUid') !== null);
}

/** What a board says where the address names somebody who is not on it. */
export function absenceWords(rows: readonly Row<LeaderboardRow>[], wanted: string | null): string[] {
  if (wanted === null || rows.length === 0 || rows.some((row) => row.ok && isRowOf(row.item, wanted))) return [];
  return [`The golfer of this link is ${mayHide(rows) ? 'in no row that could be read' : 'not on this board'}.`];
}

export function absentFromMatch(rows: readonly Row<MatchRow>[], wanted: string | null): string[] {
  if (wanted === null || rows.length === 0 || rows.some((row) => row.ok && sideOf(row.item, wanted))) return [];
  return [
    `The golfer of this link ${matchMayHide(rows) ? 'could not be found in what could be read' : 'does not play in this match'}.`,
  ];
}
