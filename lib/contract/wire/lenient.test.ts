import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { given } from '@/lib/contract/given';
import { faultWords } from './field-fault';
import { from } from './from';
import { readLeniently } from './lenient';
import type { Path, Read } from './read';
import { faultOf, faultsOf, known, reads } from './unread';

const Place = z.object({ uid: z.string().min(1), name: z.string() });
const Golfer = z.object({
  uid: z.string().min(1),
  handicap: z.number(),
  country: Place.nullish(),
  createdAt: z.iso.datetime({ offset: true }),
  active: z.boolean().nullish(),
  players: z.array(z.object({ uid: z.string(), handicap: z.number() })).nullish(),
});
type Golfer = Read<typeof Golfer>;
const golfer = {
  uid: 'u1',
  handicap: 12.4,
  country: { uid: 'eng', name: 'England' },
  createdAt: '2026-10-17T14:32:05Z',
};

function readGolfer(value: unknown): Golfer {
  const result = readLeniently(Golfer, value);
  if (!result.ok) throw new Error('Did not bend');
  return result.value;
}

describe('a field of an assumed shape that does not fit is left out, says why, and takes no other with it', () => {
  it.each<[what: string, change: Record<string, unknown>, field: Path<Golfer>, fault: string]>([
    ['left out', { handicap: undefined }, 'handicap', 'handicap: Required'],
    ['null', { handicap: null }, 'handicap', 'handicap: Expected number, received null'],
    ['another type', { handicap: true }, 'handicap', 'handicap: Expected number, received boolean'],
    ['a malformed date', { createdAt: 'yesterday' }, 'createdAt', 'createdAt: Invalid input'],
    ['a date without a zone', { createdAt: '2026-10-17 14:32:05' }, 'createdAt', 'createdAt: Invalid input'],
    ['wrapped', { handicap: { value: 1 } }, 'handicap', 'handicap: Expected number, received object'],
    ['text for an object', { country: 'England' }, 'country', 'country: Expected object, received string'],
    [
      'a nested field',
      { country: { uid: 'eng', name: 7 } },
      'country.name',
      'country.name: Expected string, received number',
    ],
    ['a nested uid', { country: { name: 'England' } }, 'country.uid', 'country.uid: Required'],
    [
      'in an element of a list',
      { players: [{ uid: 'p1', handicap: 'scratch' }] },
      'players.handicap',
      'players[0].handicap: Expected number, received string',
    ],
    ['an element', { players: [7] }, 'players', 'players[0]: Expected object, received number'],
  ])('%s', (_, change, field, words) => {
    const value = { ...golfer, ...change };
    const before = structuredClone(value);
    const row = readGolfer(value);
    const fault = faultOf(row, field);
    expect(fault && faultWords(fault)).toBe(words);
    expect(
      known(
        row,
        reads([field], () => 'computed'),
      ),
    ).toBeNull();
    expect(faultsOf(row).map((fault) => [faultWords(fault), fault.read])).toEqual([[words, false]]);
    const others = Object.keys(golfer).filter((name) => !(name in change));
    for (const name of others) expect(row[name as 'uid']).toEqual(golfer[name as 'uid']);
    expect(value, 'the answer itself is left as it came').toEqual(before);
  });

  it('the rest of a nested object stays, and has its fault itself; one without its uid is something else', () => {
    const { country } = readGolfer({ ...golfer, country: { uid: 'eng', name: 7 } });
    expect(country).toMatchObject({ uid: 'eng' });
    expect(country && faultOf(country, 'name')).toMatchObject({ place: 'country.name', path: ['name'] });
    expect(readGolfer({ ...golfer, country: { name: 'England' } }).country).toBeUndefined();
  });

  it('what holds it, or stands in it, cannot be read either; what stands beside it can', () => {
    const row = readGolfer({ ...golfer, players: [{ uid: 'p1', handicap: 'scratch' }] });
    expect(faultOf(row, 'players')).not.toBeNull();
    expect(faultOf(row, 'players.uid', 'country.name')).toBeNull();
    expect(faultOf(readGolfer({ ...golfer, players: 7 }), 'players.uid')).not.toBeNull();
  });

  it('a copy of the row has its faults', () => {
    const row = { ...readGolfer({ ...golfer, handicap: 'low' }), more: 1 };
    expect(faultsOf(row)).toHaveLength(1);
  });

  it('several at once', () => {
    expect(faultsOf(readGolfer({ ...golfer, handicap: [], active: 'maybe', country: 3 }))).toHaveLength(3);
  });

  it('a row that fits has none', () => {
    expect(faultsOf(readGolfer(golfer))).toEqual([]);
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
    const row = readGolfer({ ...golfer, [field]: text });
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
    const row = readGolfer({ ...golfer, [field]: text });
    expect(row[field as 'handicap']).toBeUndefined();
    expect(faultOf(row, field as 'handicap')).not.toBeNull();
    expect(faultsOf(row)).toMatchObject([{ place: field, read: false }]);
  });
});

describe('a record without a uid is called by its id', () => {
  it.each([
    ['text', 'u1', 'u1'],
    ['a number', 17, '17'],
  ])('%s', (_, id, uid) => {
    const { uid: _uid, ...rest } = golfer;
    const row = readGolfer({ ...rest, id, country: { id: 'eng', name: 'England' } });
    expect({ ...row, country: { ...row.country } }).toMatchObject({ uid, country: { uid: 'eng', name: 'England' } });
    expect(faultsOf(row).map((fault) => faultWords(fault))).toEqual([
      'uid: Required; read from id',
      'country.uid: Required; read from id',
    ]);
  });

  it('not by an id of another kind, and not where a uid came', () => {
    const { uid: _, ...rest } = golfer;
    expect(readLeniently(Golfer, { ...rest, id: { value: 'u1' } }).ok).toBe(false);
    expect(readLeniently(Golfer, { ...golfer, uid: null, id: 'u1' }).ok).toBe(false);
    expect(readGolfer({ ...golfer, id: 'other', handicap: null }).uid).toBe('u1');
  });

  it('not in a given shape', () => {
    const Round = given(z.object({ uid: z.string() }));
    expect(readLeniently(Round, { id: 'r1' })).toMatchObject({ ok: false });
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
    expect(readLeniently(Golfer, value).ok).toBe(false);
  });

  it('a record without uid of which nothing that it must have could be read', () => {
    const Totals = z.object({ users: z.number(), groups: z.number(), events: z.number().nullish() });
    expect(readLeniently(Totals, { events: 7 }).ok).toBe(false);
    expect(readLeniently(Totals, { users: 7 }).ok).toBe(true);
  });

  it('a given shape, also under another name of the API', () => {
    const Given = given(z.object({ uid: z.string(), handicap: z.number() }));
    expect(readLeniently(Given, { uid: 'u1', handicap: '12.4' }).ok).toBe(false);
    const Holder = z.object({ uid: z.string(), row: from('given', Given.nullish()) });
    const held = readLeniently(Holder, { uid: 'h1', row: { uid: 'u1', handicap: '12.4' } });
    expect(held.ok && held.value.row).toBeUndefined();
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
    expect(readLeniently(FriendlyRound, round)).toMatchObject({ ok: true, faults: [] });
    expect(readLeniently(FriendlyRound, { ...round, status: null }).ok).toBe(false);
    expect(readLeniently(FriendlyRound, { ...round, course: { uid: 'c1' } }).ok).toBe(false);
    expect(readLeniently(FriendlyRound, { ...round, tee: { ...round.tee, holes: [{ number: '1' }] } }).ok).toBe(false);
    const row = readLeniently(FriendlyRound, { ...round, event: 'Captain’s Day' });
    expect(row.ok && row.value.status).toBe('COMPLETED');
    expect(row.ok && row.value.event).toBeUndefined();
    expect(row.ok && faultOf(row.value, 'event.name')).not.toBeNull();
  });

  it('a rule over several fields that is broken costs the field that it names', () => {
    const Either = z
      .object({ uid: z.string(), player: z.string().nullish(), team: z.string().nullish(), gross: z.number() })
      .refine(({ player, team }) => player || team, { path: ['player'], message: 'Required' });
    for (const gross of [72, 'many']) {
      const row = readLeniently(Either, { uid: 'r1', gross });
      expect(row.ok && faultOf(row.value, 'player')).toMatchObject({ place: 'player', words: 'Required' });
    }
    const unreadTeam = readLeniently(Either, { uid: 'r1', team: 7, gross: 72 });
    expect(unreadTeam.faults.map(({ place }) => place)).toEqual(['team']);
    expect(unreadTeam.ok && faultOf(unreadTeam.value, 'player')).toBeNull();
  });
});
