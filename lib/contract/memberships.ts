import { Ref } from './common';
import { Group } from './groups';
import { Member } from './members';
import { fromWire } from './wire/from';
import { readLeniently } from './wire/lenient';
import { orElse } from './wire/other-reading';
import { FAULTS } from './wire/read';
import type { Fields } from './wire/shape';
import { faultsOf } from './wire/unread';

const FAULT = { place: '', words: 'Expected a membership, received a group', read: false };

/** What only a membership has. */
const OF_A_MEMBERSHIP = ['group', 'membershipType', 'firstName', 'lastName'] as const;

/** A golfer's membership; where the API has the golfer's groups instead, the group, and nothing that it does not say. */
export const Membership = orElse(Member, (value) => {
  const { uid: _, ...said } = fromWire(Member, value) as Fields;
  if (OF_A_MEMBERSHIP.some((name) => name in said)) return null;
  const group = Ref.safeParse(fromWire(Group, value));
  if (!group.success) return null;
  const { uid, name } = group.data;
  const read = readLeniently(Member, { ...said, uid, group: { uid, name } });
  return read.ok ? withoutTheRest(read.value, { ...said, uid, group }) : null;
});

/** The same membership, whose other fields cannot be read: also those that a membership may leave out. */
function withoutTheRest(membership: Member, said: Fields): Member {
  const unsaid = Object.keys(Member.shape).filter((name) => !(name in said));
  const own = faultsOf(membership).filter(({ path: [name = ''] }) => name in said);
  return { ...membership, [FAULTS]: [...unsaid.map((name) => ({ ...FAULT, path: [name] })), ...own] };
}
