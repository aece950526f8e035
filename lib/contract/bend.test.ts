import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bend } from './bend';
import { FriendlyRound } from './friendly-rounds';
import { from } from './from';
import { given } from './shape';
import { attempt, faultsOf, faultWords } from './unread';

const Place = z.object({ uid: z.string().min(1), name: z.string() });
const Golfer = z.object({
  uid: z.string().min(1),
  handicap: z.number(),
  country: Place.nullish(),
  createdAt: z.iso.datetime({ offset: true }),
  active: z.boolean().nullish(),
  players: z.array(z.object({ uid: z.string(), handicap: z.number() })).nullish(),
});
type Golfer = z.infer<typeof Golfer>;
const golfer = {
  uid: 'u1',
  handicap: 12.4,
  country: { uid: 'eng', name: 'England' },
  createdAt: '2026-10-17T14:32:05Z',
};

function bent(value: unknown): Golfer {
  const result = bend(Golfer, value);
  if (!result.ok) throw new Error('Did not bend');
  return result.value;
}

describe('a field of an assumed shape that does not fit throws when it is read, and takes no other with it', () => {
  it.each<[what: string, change: Record<string, unknown>, read: (golfer: Golfer) => unknown, fault: string]>([
    ['left out', { handicap: undefined }, (it) => it.handicap, 'handicap: Required'],
    ['null', { handicap: null }, (it) => it.handicap, 'handicap: Expected number, received null'],
    ['another type', { handicap: true }, (it) => it.handicap, 'handicap: Expected number, received boolean'],
    ['a malformed date', { createdAt: 'yesterday' }, (it) => it.createdAt, 'createdAt: Invalid input'],
    ['a date without a zone', { createdAt: '2026-10-17 14:32:05' }, (it) => it.createdAt, 'createdAt: Invalid input'],
    ['wrapped', { handicap: { value: 1 } }, (it) => it.handicap, 'handicap: Expected number, received object'],
    ['text for an object', { country: 'England' }, (it) => it.country, 'country: Expected object, received string'],
    [
      'a nested field',
      { country: { uid: 'eng', name: 7 } },
      (it) => it.country?.name,
      'country.name: Expected string, received number',
    ],
    ['a nested uid', { country: { name: 'England' } }, (it) => it.country?.uid, 'country.uid: Required'],
    [
      'in an element of a list',
      { players: [{ uid: 'p1', handicap: 'scratch' }] },
      (it) => it.players?.[0]?.handicap,
      'players[0].handicap: Expected number, received string',
    ],
    ['an element', { players: [7] }, (it) => [...(it.players ?? [])], 'players[0]: Expected object, received number'],
  ])('%s', (_, change, read, words) => {
    const value = { ...golfer, ...change };
    const before = structuredClone(value);
    const row = bent(value);
    const result = attempt(() => read(row));
    expect(!result.ok && faultWords(result.fault)).toBe(words);
    expect(faultsOf(row).map((fault) => [faultWords(fault), fault.read])).toEqual([[words, false]]);
    const others = Object.keys(golfer).filter((name) => !(name in change));
    for (const name of others) expect(row[name as 'uid']).toEqual(golfer[name as 'uid']);
    expect(value, 'the answer itself is left as it came').toEqual(before);
  });

  it('the rest of a nested object stays', () => {
    expect(bent({ ...golfer, country: { uid: 'eng', name: 7 } }).country?.uid).toBe('eng');
  });

  it('several at once', () => {
    expect(faultsOf(bent({ ...golfer, handicap: [], active: 'maybe', country: 3 }))).toHaveLength(3);
  });

  it('a row that fits has none', () => {
    expect(faultsOf(bent(golfer))).toEqual([]);
  });
});

describe('text that is a number, a date or a truth value beyond doubt is read as one, and noted', () => {
  it.each([
    ['handicap', '12.4', 12.4],
    ['handicap', '-2', -2],
    ['createdAt', '2026-10-17 14:32:05+02:00', '2026-10-17T12:32:05.000Z'],
    ['createdAt', 'Sat, 17 Oct 2026 14:32:05 GMT', '2026-10-17T14:32:05.000Z'],
    ['active', 'false', false],
  ])('%s as %j', (field, text, value) => {
    const row = bent({ ...golfer, [field]: text });
    expect(row[field as 'handicap']).toBe(value);
    expect(faultsOf(row)).toMatchObject([{ place: field, read: true }]);
  });

  it.each([
    ['handicap', ''],
    ['handicap', '12,4'],
    ['handicap', '1e3'],
    ['handicap', ' 5'],
    ['createdAt', '17/10/2026'],
    ['createdAt', '2026-13-45 14:32:05Z'],
    ['active', 'yes'],
  ])('%s as %j is not', (field, text) => {
    const row = bent({ ...golfer, [field]: text });
    expect(attempt(() => row[field as 'handicap']).ok).toBe(false);
    expect(faultsOf(row)).toMatchObject([{ place: field, read: false }]);
  });
});

describe('a record without a uid is called by its id', () => {
  it.each([
    ['text', 'u1', 'u1'],
    ['a number', 17, '17'],
  ])('%s', (_, id, uid) => {
    const { uid: _uid, ...rest } = golfer;
    const row = bent({ ...rest, id, country: { id: 'eng', name: 'England' } });
    expect({ ...row, country: { ...row.country } }).toMatchObject({ uid, country: { uid: 'eng', name: 'England' } });
    expect(faultsOf(row).map((fault) => faultWords(fault))).toEqual([
      'uid: Required; read from id',
      'country.uid: Required; read from id',
    ]);
  });

  it('not by an id of another kind, and not where a uid came', () => {
    const { uid: _, ...rest } = golfer;
    expect(bend(Golfer, { ...rest, id: { value: 'u1' } }).ok).toBe(false);
    expect(bend(Golfer, { ...golfer, uid: null, id: 'u1' }).ok).toBe(false);
    expect(bent({ ...golfer, id: 'other', handicap: null }).uid).toBe('u1');
  });

  it('not in a given shape', () => {
    const Round = given(z.object({ uid: z.string() }));
    expect(bend(Round, { id: 'r1' })).toMatchObject({ ok: false });
  });
});

describe('what does not bend', () => {
  it.each([
    ['no uid', { ...golfer, uid: undefined }],
    ['an empty uid', { ...golfer, uid: '' }],
    ['no object', 7],
    ['null', null],
    ['an array', [golfer]],
  ])('%s', (_, value) => {
    expect(bend(Golfer, value).ok).toBe(false);
  });

  it('a record without uid of which nothing that it must have could be read', () => {
    const Totals = z.object({ users: z.number(), groups: z.number(), events: z.number().nullish() });
    expect(bend(Totals, { events: 7 }).ok).toBe(false);
    expect(bend(Totals, { users: 7 }).ok).toBe(true);
  });

  it('a given shape, also under another name of the API', () => {
    const Given = given(z.object({ uid: z.string(), handicap: z.number() }));
    expect(bend(Given, { uid: 'u1', handicap: '12.4' }).ok).toBe(false);
    const Holder = z.object({ uid: z.string(), row: from('given', Given.nullish()) });
    const held = bend(Holder, { uid: 'h1', row: { uid: 'u1', handicap: '12.4' } });
    expect(held.ok && attempt(() => held.value.row).ok).toBe(false);
    expect(held.faults.map(({ place }) => place)).toEqual(['given.handicap']);
  });

  it('FR-7 a friendly round, but for its event, which is assumed', () => {
    const round = {
      uid: 'r1',
      createdAt: '2026-10-17T14:32:00.000Z',
      scoringFormat: 'STABLEFORD',
      status: 'COMPLETED',
      course: { uid: 'c1', name: 'Walton Heath (Old)' },
      createdBy: { uid: 'u1', firstName: 'Tom', lastName: 'Ashdown' },
      tee: { uid: 't1', name: 'White', holes: [{ number: 1, distance: 421, par: 4 }] },
      country: { uid: 'eng', name: 'England' },
    };
    expect(bend(FriendlyRound, round)).toMatchObject({ ok: true, faults: [] });
    expect(bend(FriendlyRound, { ...round, status: null }).ok).toBe(false);
    expect(bend(FriendlyRound, { ...round, course: { uid: 'c1' } }).ok).toBe(false);
    expect(bend(FriendlyRound, { ...round, tee: { ...round.tee, holes: [{ number: '1' }] } }).ok).toBe(false);
    const row = bend(FriendlyRound, { ...round, event: 'Captain’s Day' });
    expect(row.ok && row.value.status).toBe('COMPLETED');
    expect(row.ok && attempt(() => row.value.event).ok).toBe(false);
  });

  it('a rule over several fields that is broken costs the field that it names', () => {
    const Either = z
      .object({ uid: z.string(), player: z.string().nullish(), team: z.string().nullish(), gross: z.number() })
      .refine(({ player, team }) => player || team, { path: ['player'], message: 'Required' });
    for (const gross of [72, 'many']) {
      const row = bend(Either, { uid: 'r1', gross });
      expect(row.ok && attempt(() => row.value.player)).toMatchObject({
        fault: { place: 'player', words: 'Required' },
      });
    }
    const unreadTeam = bend(Either, { uid: 'r1', team: 7, gross: 72 });
    expect(unreadTeam.faults.map(({ place }) => place)).toEqual(['team']);
    expect(unreadTeam.ok && attempt(() => unreadTeam.value.player)).toEqual({ ok: true, value: undefined });
  });
});
