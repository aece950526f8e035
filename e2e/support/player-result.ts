import type { Api } from './api';

type Event = { uid: string; group: { uid: string }; teamFormat: string | null };
type Row = {
  position: number | null;
  tied: boolean | null;
  points: number | null;
  player: { uid: string; userUid: string | null };
};

/** The last user on the leaderboard of the nth completed event, and the text that should describe the user's result. */
export async function findPlayerResult(api: Api, nth = 0) {
  let left = nth;
  const events = await api.list('admin/events', { status: 'COMPLETED', scoringFormat: 'STABLEFORD', pageSize: 100 });
  for (const { uid, group, teamFormat } of events.items as unknown as Event[]) {
    if (teamFormat) continue;
    const board = await api.list(`admin/groups/${group.uid}/events/${uid}/stableford/individual-leaderboard`);
    const rows = board.items as unknown as Row[];
    const own = rows.findLast(({ position, player }) => position !== null && player.userUid !== null);
    if (rows.length < 20 || !own || left-- > 0) continue;
    const { position, tied, points, player } = own;
    const placed = rows.filter((row) => row.position !== null).length;
    const words = new RegExp(`^${tied ? 'Tied ' : ''}${position}(st|nd|rd|th) of ${placed}, ${points} points?$`);
    return { event: uid, user: String(player.userUid), member: player.uid, words };
  }
  throw new Error('Too few completed events have twenty players');
}
