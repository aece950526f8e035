import { describe, expect, it } from 'vitest';
import { makeGeography } from '../geography';
import { makeUsers } from '../people/people';
import { makeFriendships } from '../rounds/playing-partners';
import { seedNow } from '../size';
import { groupsFor, makeGroups } from './groups';

const users = makeUsers(makeGeography(), { users: 2_000, friendlyRounds: 0 });
const groups = makeGroups(users);
const members = groups.flatMap((made) => made.members);
const friendships = makeFriendships(users);
const byId = new Map(users.map((user) => [user.id, user]));
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

describe('groups', () => {
  it('the seeded groups are the same on every run', () => {
    expect(makeGroups(users)).toEqual(groups);
  });

  it('most seeded groups are small, and a few are very large', () => {
    const sizes = groups.map((made) => made.members.length);
    expect(groups).toHaveLength(180);
    expect(median(sizes)).toBeGreaterThan(16);
    expect(median(sizes)).toBeLessThan(24);
    expect(Math.max(...sizes)).toBe(150);
    expect(sizes.filter((size) => size < 4)).toEqual([1]);
  });

  it('the seed makes at most 1,000 groups', () => {
    expect([2_000, 10_000, 20_000, 100_000].map(groupsFor)).toEqual([180, 900, 1_000, 1_000]);
  });

  it('the seed includes groups with long names, in other scripts, without a country and without an owner', () => {
    expect(Math.max(...groups.map(({ group }) => group.name.length))).toBeGreaterThan(120);
    for (const script of [/\p{Script=Han}/u, /\p{Script=Hangul}/u, /\p{Script=Greek}/u, /\p{Emoji_Presentation}/u]) {
      expect(groups.some(({ group }) => script.test(group.name))).toBe(true);
    }
    expect(groups.some(({ group }) => group.countryId === null && group.ownerId === null)).toBe(true);
    expect(groups.filter(({ group }) => group.name === 'Thursday Roll-Up').length).toBeGreaterThan(1);
    expect(groups.some(({ group }) => /\{|undefined/.test(group.name))).toBe(false);
  });

  it('each seeded group has at most one member with the role of owner', () => {
    for (const { group, members: own } of groups) {
      const owners = own.filter(({ role }) => role === 'OWNER').map(({ userId }) => userId);
      expect(owners).toEqual(group.ownerId ? [group.ownerId] : []);
    }
  });
});

describe('members', () => {
  it('a seeded member with an account has the account’s name and is in each group at most once', () => {
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

  it('most seeded members have the handicap of their user account, and some have another handicap', () => {
    const both = members.flatMap(({ userId, handicap }) => {
      const own = userId && byId.get(userId)?.handicapIndex;
      return typeof own === 'number' && typeof handicap === 'number' ? [handicap === own] : [];
    });
    const agreeing = both.filter(Boolean).length / both.length;
    expect(agreeing).toBeGreaterThan(0.84);
    expect(agreeing).toBeLessThan(0.92);
    for (const { handicap } of members) {
      if (typeof handicap === 'number') expect(handicap).toBe(Math.round(handicap * 10) / 10);
    }
  });

  it('seeded members joined their group after it and their user account were created, or the time of joining is unknown', () => {
    for (const { group, members: own } of groups) {
      for (const { userId, joinedAt } of own) {
        if (!joinedAt) continue;
        expect(joinedAt >= group.createdAt && joinedAt <= seedNow).toBe(true);
        if (userId) expect(joinedAt.getTime()).toBeGreaterThanOrEqual(byId.get(userId)?.joinedAt.getTime() ?? 0);
      }
    }
    expect(members.some(({ joinedAt }) => joinedAt === null)).toBe(true);
  });
});

describe('friends', () => {
  const count = new Map(users.map(({ id }) => [id, 0]));
  for (const { userId } of friendships) count.set(userId, (count.get(userId) ?? 0) + 1);

  it('seeded friendships are mutual and unique, and nobody is their own friend', () => {
    const pairs = new Set(friendships.map(({ userId, friendId }) => `${userId} ${friendId}`));
    expect(pairs.size).toBe(friendships.length);
    for (const { userId, friendId } of friendships) {
      expect(pairs.has(`${friendId} ${userId}`)).toBe(true);
      expect(userId).not.toBe(friendId);
    }
  });

  it('seeded users have from a handful to dozens of friends, and some users have neither friends nor a group', () => {
    const counts = [...count.values()];
    expect(median(counts)).toBeGreaterThan(5);
    expect(median(counts)).toBeLessThan(15);
    expect(Math.max(...counts)).toBeGreaterThan(30);
    const grouped = new Set(members.map(({ userId }) => userId));
    expect(users.some(({ id }) => count.get(id) === 0 && !grouped.has(id))).toBe(true);
  });
});
