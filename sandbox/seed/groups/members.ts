import { foldName } from '../../db/fold-name';
import type { Gender } from '../../db/schema/base';
import type { groupMembers } from '../../db/schema/groups';
import { drawIndex, type Person, type User } from '../people/people';
import type { Random } from '../random';

export type MemberRow = typeof groupMembers.$inferInsert;

type Founded = {
  id: string;
  nameKey: string;
  createdAt: Date;
  /** The group's founder, who may have left. Members with an account joined the product at about the same time. */
  founder: User;
  owner: User | null;
  size: number;
  /** The latest date on which a member may join. */
  until: Date;
};

const shareOfUsers = 0.82;

/**
 * Makes a group's members: users who joined the product at about the same time as its founder, and guests without an
 * account.
 */
export function makeMembers(
  random: Random,
  name: (random: Random, iso: string) => Person,
  group: Founded,
  pool: readonly User[],
): { members: MemberRow[]; genders: ReadonlyMap<string, Gender> } {
  const genders = new Map<string, Gender>();
  const users = drawUsers(random, group, pool);
  const admins = users.length >= 12 ? random.between(1, 3) : 0;
  const secretary = random.chance(0.1) ? admins + 1 : -1;
  const members = users.map((user, place): MemberRow => {
    const since = Math.max(user.joinedAt.getTime(), group.createdAt.getTime());
    const role = drawRole(random, place, group.owner === user, admins, secretary);
    const row = rowOf(random, group, user);
    genders.set(row.id, user.gender);
    return {
      ...row,
      userId: user.id,
      membershipType: 'APPLICATION_USER',
      role,
      handicap: drawHandicap(random, user.handicapIndex),
      joinedAt: role === 'OWNER' ? group.createdAt : drawJoining(random, since, group.until),
    };
  });
  while (members.length < group.size) {
    const guest = name(random, group.founder.country.iso);
    const row = rowOf(random, group, guest);
    genders.set(row.id, guest.gender);
    members.push({
      ...row,
      userId: null,
      membershipType: 'NON_APPLICATION_USER',
      role: random.chance(0.1) ? null : 'MEMBER',
      handicap: random.chance(0.1) ? null : drawIndex(random, guest.gender),
      joinedAt: drawJoining(random, group.createdAt.getTime(), group.until),
    });
  }
  return { members, genders };
}

/** Draws the users of a group, the owner first. In a group without an owner, the founder has left. */
function drawUsers(random: Random, { founder, owner, size }: Founded, pool: readonly User[]): User[] {
  const wanted = size < 5 ? size : Math.round(size * shareOfUsers);
  const reach = Math.ceil(wanted * 0.85);
  const place = pool.indexOf(founder);
  const from = Math.max(0, Math.min(place - reach, pool.length - 2 * reach));
  const near = pool.slice(from, from + 2 * reach).filter((user) => user !== founder);
  return [...(owner ? [owner] : []), ...random.shuffle(near)].slice(0, wanted);
}

function rowOf(random: Random, group: Founded, { firstName, lastName }: Person) {
  const nameKey = foldName(`${firstName} ${lastName}`);
  const searchText = `${nameKey} ${group.nameKey}`;
  return { id: random.uuid(), groupId: group.id, firstName, lastName, nameKey, groupKey: group.nameKey, searchText };
}

function drawRole(random: Random, place: number, owner: boolean, admins: number, secretary: number): string | null {
  if (owner) return 'OWNER';
  if (place <= admins && place > 0) return 'ADMIN';
  if (place === secretary) return 'HANDICAP_SECRETARY';
  return random.chance(0.02) ? null : 'MEMBER';
}

/** Draws a member's handicap in the group: mostly the user's own, sometimes an outdated one. */
function drawHandicap(random: Random, own: number | null): number | null {
  if (own === null) return random.chance(0.3) ? Math.round(random.normal(20, 6) * 10) / 10 : null;
  if (random.chance(0.02)) return null;
  if (!random.chance(0.12)) return own;
  const apart = (1 + Math.floor(random.next() ** 2 * 40)) * (random.chance(0.5) ? 1 : -1);
  return Math.max(-50, Math.min(540, Math.round(own * 10) + apart)) / 10;
}

function drawJoining(random: Random, since: number, until: Date): Date | null {
  if (random.chance(0.04)) return null;
  return new Date(Math.floor(since + (until.getTime() - since) * random.next() ** 2));
}
