import type { Api } from './api';
import type { Where } from './lists';

/** The uid of a member with at least three handicap changes. Each test passes a different `nth`, to get another one. */
export async function findMember(api: Api, { club, member }: Where, nth: number): Promise<string> {
  const { items } = await api.list(`admin/groups/${club}/members`, { sortedBy: 'joinedAt', pageSize: 30 });
  const found: string[] = [];
  for (const uid of items.map((item) => String(item.uid)).filter((uid) => uid !== member)) {
    const { paging } = await api.list(`admin/group-members/${uid}/handicap-history`, { pageSize: 1 });
    if (paging.total >= 3) found.push(uid);
    if (found.length > nth) return uid;
  }
  throw new Error('Too few members of the group have three handicaps');
}
