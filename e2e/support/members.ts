import type { Api } from './api';
import type { Where } from './lists';

/** A member for one test alone, so that its faults meet no other test; with at least three handicaps. */
export async function findMember(api: Api, { club, member }: Where, nth: number): Promise<string> {
  const { items } = await api.list(`admin/groups/${club}/members`, { sortedBy: 'joinedAt', pageSize: 30 });
  const found: string[] = [];
  for (const uid of items.map((item) => String(item.uid)).filter((uid) => uid !== member)) {
    const { paging } = await api.list(`admin/group-members/${uid}/handicap-history`, { pageSize: 1 });
    if (paging.total >= 3) found.push(uid);
    if (found.length > nth) return uid;
  }
  throw new Error('Nobody else in the group has three handicaps');
}
