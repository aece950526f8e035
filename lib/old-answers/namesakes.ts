import 'server-only';
import type { Member } from '@/lib/contract/members';
import type { Namesakes } from '@/lib/contract/namesakes';
import { type Page, soundItems } from '@/lib/contract/page';
import type { User } from '@/lib/contract/users';
import { fullName } from '@/lib/format/name';
import { folded } from '@/lib/format/search-words';
import { fetchList } from '@/lib/old-registry/fetch-list';
import { membersOfGroup } from '@/lib/old-registry/members';
import { users } from '@/lib/old-registry/users';

const MOST = { pageSize: 100 };
const NONE = { name: '', others: [], isAll: true };

/** The other golfers of this name. @throws RequestFailed, ContractBroken, Unreachable */
export async function namesakesOfGolfer(golfer: User): Promise<Namesakes<User>> {
  return namesakes(golfer, (search) => fetchList(users, { search, ...MOST }));
}

/** The others of this name in the member's group. @throws RequestFailed, ContractBroken, Unreachable */
export async function namesakesOfMember(member: Member): Promise<Namesakes<Member>> {
  const group = member.group?.uid;
  if (group === undefined) return NONE;
  return namesakes(member, (search) => fetchList(membersOfGroup, { search, ...MOST }, { uid: group }));
}

type Named = { uid: string; firstName?: string | null | undefined; lastName?: string | null | undefined };

/** Names are the same whatever their case and accents. */
async function namesakes<Item extends Named>(
  item: Item,
  search: (name: string) => Promise<Page<Item>>,
): Promise<Namesakes<Item>> {
  const name = nameOf(item);
  if (name === null) return NONE;
  const { rows, paging } = await search(name);
  const others = soundItems(rows).filter((one) => one.uid !== item.uid && folded(nameOf(one) ?? '') === folded(name));
  return { name, others, isAll: paging.total !== null && paging.total <= rows.length };
}

/** Null where it is empty, or a part of it could not be read. */
function nameOf({ firstName, lastName }: Named): string | null {
  if (firstName == null || lastName == null) return null;
  const name = fullName({ firstName, lastName });
  return name === '-' ? null : name;
}
