import { bend } from './bend';
import { Ref } from './common';
import { fromWire } from './from';
import { Group } from './groups';
import { Member } from './members';
import { orElse } from './other-reading';
import type { Fields } from './shape';
import { faultsOf, keepFaults, setUnreadable, withFields } from './unread';

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
  const bent = bend(Member, { ...said, uid, group: { uid, name } });
  return bent.ok ? withoutTheRest(bent.value, { ...said, uid, group }) : null;
});

/** The same membership, whose other fields cannot be read: also those that a membership may leave out. */
function withoutTheRest(membership: Member, said: Fields): Member {
  const unsaid = {};
  for (const place of Object.keys(Member.shape)) {
    if (!(place in said)) setUnreadable(unsaid, place, { ...FAULT, place });
  }
  const whole = withFields(membership, unsaid);
  const own = faultsOf(membership).filter(({ place }) => (place.split('.')[0] ?? '') in said);
  keepFaults(whole, [FAULT, ...own]);
  return whole as Member;
}
