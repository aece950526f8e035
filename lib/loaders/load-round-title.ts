import 'server-only';
import { friendlyLeaders } from '@/lib/api/boards';
import type { FriendlyLeaders } from '@/lib/contract/boards';
import { isComplete, usableItems } from '@/lib/contract/read-item';
import { formatDay } from '@/lib/format/date';
import { fullName, recordName } from '@/lib/format/name';
import { shortNames } from '@/lib/format/short-names';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import { readTimeZone } from '@/lib/server/preferences';

export async function loadRoundTitle(round: FriendlyRound): Promise<string> {
  const [leaders, timeZone] = await Promise.all([friendlyLeaders(round, null), readTimeZone()]);
  return roundTitle(round, leaders, timeZone);
}

type Round = Pick<FriendlyRound, 'uid' | 'course' | 'createdAt'>;

/**
 * Returns `Parry v Williams · Celtic Vale · 2026-11-28` for a match, and otherwise `Celtic Vale · 2026-11-28 · 4
 * players`.
 */
export function roundTitle({ uid, course, createdAt }: Round, leaders: FriendlyLeaders | null, timeZone: string) {
  const played = `${recordName({ uid, name: course.name })} · ${formatDay(createdAt, timeZone)}`;
  const sides = leaders && sidesOf(leaders);
  if (!sides || sides.length === 0) return played;
  const players = sides.flat();
  const [first, second, ...others] = sides;
  if (leaders.board === 'matchplay' && first && second && others.length === 0) {
    const names = shortNames(players.map((player) => ({ name: fullName(player), lastName: player.lastName })));
    const namesOf = (from: number, to?: number) => names.slice(from, to).join(' & ');
    return `${namesOf(0, first.length)} v ${namesOf(first.length)} · ${played}`;
  }
  return `${played} · ${players.length} ${players.length === 1 ? 'player' : 'players'}`;
}

/** Returns each side's players; null if a row could not be loaded or parsed. */
function sidesOf(leaders: FriendlyLeaders) {
  if (leaders.board === 'matchplay') {
    const { matches } = leaders;
    if (!matches.ok || !isComplete(matches.value.rows)) return null;
    return usableItems(matches.value.rows).flatMap(({ item }) => [item.sideA.players, item.sideB.players]);
  }
  const { leaderboard } = leaders;
  if (!leaderboard.ok || !isComplete(leaderboard.value.rows)) return null;
  return usableItems(leaderboard.value.rows).map(({ item }) =>
    item.player ? [item.player] : (item.team?.players ?? []),
  );
}
