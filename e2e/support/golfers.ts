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
