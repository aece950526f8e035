import { describe, expect, it } from 'vitest';
import { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { Country } from '@/lib/contract/places';
import { User } from '@/lib/contract/users';
import { faultText, readItem } from './read-page';

const user = {
  uid: 'u1',
  firstName: 'Tom',
  lastName: 'Ashdown',
  handicap: 12.4,
  country: { uid: 'eng', name: 'England' },
};
const mayBeMissing = ['firstName', 'lastName', 'handicap', 'country', 'createdAt'];
const { handicap: _, ...withoutHandicap } = user;
const { country: __, ...withoutCountry } = user;

describe('readItem accepts an item', () => {
  it.each([
    ['when nothing is wrong', user, user, []],
    ['when a field is missing', withoutHandicap, withoutHandicap, []],
    ['when a field is null', { ...user, handicap: null }, { ...user, handicap: null }, []],
    [
      'when a field has a wrong type',
      { ...user, handicap: 'low' },
      withoutHandicap,
      ['handicap: Expected number, received string'],
    ],
    [
      'when a nested field has a wrong type',
      { ...user, country: { uid: 'eng', name: 7 } },
      withoutCountry,
      ['country.name: Expected string, received number'],
    ],
    ['when a number is a text', { ...user, handicap: '12.4' }, user, []],
    [
      'when a date has another format',
      { ...user, createdAt: '2026-10-17 14:32:05Z' },
      { ...user, createdAt: '2026-10-17T14:32:05.000Z' },
      [],
    ],
    [
      'when the uid has another name',
      { ...withoutCountry, uid: undefined, id: 7 },
      { ...withoutCountry, uid: '7' },
      [],
    ],
    ['when it has additional fields', { ...user, more: true }, user, []],
  ])('ERR-4 an item is accepted %s', (_name, value, item, faults) => {
    const read = readItem(User, mayBeMissing, value);
    expect(read).toMatchObject({ ok: true, item });
    expect(read.faults.map((fault) => faultText(fault))).toEqual(faults);
  });
});

describe('readItem refuses an item', () => {
  it.each([
    ['without its uid', User, { firstName: 'Tom' }, null, ['uid: Required']],
    ['with a wrong uid', User, { uid: 7 }, null, ['uid: Expected string, received number']],
    ['without a field that is not assumed', Country, { uid: 'eng' }, 'eng', ['name: Required']],
    ['when it is not an object', User, 'Tom', null, ['Expected object, received string']],
  ])('ERR-4 an item is refused %s', (_name, schema, value, uid, faults) => {
    const read = readItem<unknown>(schema, mayBeMissing, value);
    expect(read).toMatchObject({ ok: false, uid });
    expect(read.faults.map((fault) => faultText(fault))).toEqual(faults);
  });
});

const round = {
  uid: 'r1',
  createdAt: '2026-10-17T14:32:00.000Z',
  scoringFormat: 'STABLEFORD',
  status: 'COMPLETED',
  course: { uid: 'c1', name: 'Walton Heath (Old)' },
  createdBy: { uid: 'u1', firstName: 'Tom', lastName: 'Ashdown' },
  tee: { uid: 't1', name: 'White', holes: [{ number: 1, distance: 421, par: 4 }] },
  country: { uid: 'eng', name: 'England' },
  winnerPlayer: null,
};

it.each([
  ['its country is missing', { ...round, country: undefined }, 'country: Required'],
  [
    'a number is a text',
    { ...round, tee: { ...round.tee, holes: [{ number: 1, distance: '421', par: 4 }] } },
    'tee.holes[0].distance: Expected number, received string',
  ],
  ['it has an id instead of a uid', { ...round, uid: undefined, id: 'r1' }, 'uid: Required'],
  ['its winner lacks a name', { ...round, winnerPlayer: { uid: 'p1' } }, 'winnerPlayer.firstName: Required'],
])('FR-7 a friendly round is refused if %s', (_name, value, fault) => {
  const read = readItem(FriendlyRound, ['event', 'outcome'], value);
  expect(read.ok).toBe(false);
  expect(read.faults.map((one) => faultText(one))).toContain(fault);
});

it('FR-7 ERR-4 a friendly round is accepted even if its event and its outcome are invalid', () => {
  const read = readItem(FriendlyRound, ['event', 'outcome'], { ...round, event: 7, outcome: { winners: 'Tom' } });
  expect(read).toMatchObject({ ok: true, item: round });
  expect(read.faults.map((fault) => faultText(fault))).toEqual([
    'event: Expected object, received number',
    'outcome.winners: Expected array, received string',
  ]);
});
