import { describe, expect, it } from 'vitest';
import { makeGeography } from '../geography';
import { makeUsers } from '../people/people';
import { makeGroups } from './groups';

const users = makeUsers(makeGeography(), { users: 2_000, friendlyRounds: 0 });
const groups = makeGroups(users);
const members = groups.flatMap((made) => made.members);
const byId = new Map(users.map((user) => [user.id, user]));

describe('groups', () => {
  it('the generated groups are the same on every run', () => {
    expect(makeGroups(users)).toEqual(groups);
  });

  it('the generated groups include long names, other scripts, and groups without country or owner', () => {
    expect(Math.max(...groups.map(({ group }) => group.name.length))).toBeGreaterThan(120);
    for (const script of [/\p{Script=Han}/u, /\p{Script=Hangul}/u, /\p{Script=Greek}/u, /\p{Emoji_Presentation}/u]) {
      expect(groups.some(({ group }) => script.test(group.name))).toBe(true);
    }
    expect(groups.some(({ group }) => group.countryId === null && group.ownerId === null)).toBe(true);
    expect(groups.filter(({ group }) => group.name === 'Thursday Roll-Up').length).toBeGreaterThan(1);
    expect(groups.some(({ group }) => /\{|undefined/.test(group.name))).toBe(false);
  });
});

describe('members', () => {
  it('a generated member with an account has the account’s name and is in each group at most once', () => {
    for (const { members: own } of groups) {
      const userIds = own.flatMap(({ userId }) => userId ?? []);
      expect(new Set(userIds).size).toBe(userIds.length);
    }
    for (const { userId, membershipType, firstName, lastName } of members) {
      expect(membershipType).toBe(userId ? 'APPLICATION_USER' : 'NON_APPLICATION_USER');
      if (userId) expect(byId.get(userId)).toMatchObject({ firstName, lastName });
    }
    expect(new Set(members.map(({ role }) => role))).toEqual(
      new Set(['OWNER', 'ADMIN', 'MEMBER', 'HANDICAP_SECRETARY', null]),
    );
  });
});
