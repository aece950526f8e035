import type { Api } from './api';

export type Golfer = { uid: string; name: string };

/** Who plays more than anybody else. */
export async function findKeenest(api: Api): Promise<Golfer> {
  const { items } = await api.listUsers({ search: 'Siobhán Featherstonehaugh' });
  const [golfer, ...others] = items;
  if (!golfer || others.length > 0) throw new Error(`${items.length} golfers are called Siobhán Featherstonehaugh`);
  return { uid: golfer.uid, name: `${golfer.firstName} ${golfer.lastName}` };
}

/** Somebody without a single round: of those never seen, the first who has none. */
export async function findIdle(api: Api): Promise<Golfer> {
  const { items } = await api.listUsers({ pageSize: 100, sortedBy: '-createdAt' });
  for (const { uid, firstName, lastName } of items.filter(({ lastActiveAt }) => !lastActiveAt)) {
    const { paging } = await api.listRounds(uid, { pageSize: 1 });
    if (paging.total === 0) return { uid, name: `${firstName} ${lastName}` };
  }
  throw new Error('Among the newest hundred golfers there is nobody without a round');
}

/** The group that meets more often than any other. */
export async function findClub(api: Api): Promise<string> {
  const { items } = await api.list('admin/groups', { sortedBy: '-eventsCount', pageSize: 1 });
  return String(items[0]?.uid);
}

/** The latest event around which golfers played on their own. */
export async function findEventWithFriendlyRounds(api: Api): Promise<string> {
  for (let pageNumber = 1; pageNumber <= 20; pageNumber += 1) {
    const { items } = await api.list('admin/friendly-rounds', { pageSize: 100, pageNumber });
    const round = items.find(({ event }) => event);
    if (round) return (round.event as { uid: string }).uid;
  }
  throw new Error('Among the latest two thousand friendly rounds none was played around an event');
}

/** Of those who joined a group first, the one whose handicap moved most often. */
export async function findSteadyMember(api: Api, group: string): Promise<string> {
  const { items } = await api.list(`admin/groups/${group}/members`, { sortedBy: 'joinedAt', pageSize: 10 });
  const moves = await Promise.all(
    items.map(async ({ uid }) => {
      const { paging } = await api.list(`admin/group-members/${uid}/handicap-history`, { pageSize: 1 });
      return { uid: String(uid), total: paging.total };
    }),
  );
  return moves.reduce((most, one) => (one.total > most.total ? one : most)).uid;
}
