import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { from, fromWire, toWire, wirePath } from './from';

const Place = z.object({ uid: from('id', z.string()), name: z.string() });
const Golfer = z.object({
  uid: from('id', z.string()),
  firstName: from('person.first', z.string().nullish()),
  lastName: from('person.last', z.string().nullish()),
  handicap: from('handicapIndex', z.number().nullish()),
  country: Place.nullish(),
  homes: z.array(Place).nullish(),
  position: from(
    {
      read: ({ lat, lng }) => (lat === undefined ? undefined : [lat, lng]),
      write: (value) => ({ lat: (value as number[])[0], lng: (value as number[])[1] }),
    },
    z.array(z.number()).nullish(),
  ),
});
const Page = z.object({ items: z.array(Golfer), paging: z.object({ total: z.number() }) });

const wire = {
  id: 'u1',
  person: { first: 'Isla', last: 'Ross' },
  handicapIndex: 12.4,
  country: { id: 'sco', name: 'Scotland' },
  homes: [{ id: 'h1', name: 'Cruden' }],
  lat: 57.4,
  lng: -1.8,
};
const golfer = {
  uid: 'u1',
  firstName: 'Isla',
  lastName: 'Ross',
  handicap: 12.4,
  country: { uid: 'sco', name: 'Scotland' },
  homes: [{ uid: 'h1', name: 'Cruden' }],
  position: [57.4, -1.8],
};

describe('a field that the API holds elsewhere', () => {
  it('is read from there, in rows and in what they hold', () => {
    expect(fromWire(Page, { items: [wire], paging: { total: 1 } })).toEqual({ items: [golfer], paging: { total: 1 } });
  });

  it('is written there', () => {
    expect(toWire(Page, { items: [golfer], paging: { total: 1 } })).toEqual({ items: [wire], paging: { total: 1 } });
  });

  it('is missing where the API leaves it out, and null where it is null', () => {
    expect(fromWire(Golfer, { id: 'u2', handicapIndex: null })).toEqual({ uid: 'u2', handicap: null });
    expect(toWire(Golfer, { uid: 'u2', handicap: null })).toEqual({ id: 'u2', handicapIndex: null });
  });

  it('is a number that the API writes as text, and no other text', () => {
    const Card = z.object({ handicap: from('handicapIndex', z.number().nullish(), 'text') });
    expect(fromWire(Card, { handicapIndex: '-1.4' })).toEqual({ handicap: -1.4 });
    expect(fromWire(Card, { handicapIndex: null })).toEqual({ handicap: null });
    for (const text of ['', ' ', '12,4', '1e3', '0x10', '007', 'scratch']) {
      expect(fromWire(Card, { handicapIndex: text })).toEqual({ handicap: text });
    }
    expect(toWire(Card, { handicap: -1.4 })).toEqual({ handicapIndex: '-1.4' });
    expect(toWire(Card, { handicap: null })).toEqual({ handicapIndex: null });
  });

  it.each([[7], [null], ['text'], [[1]], [undefined]])('a value that is no row (%j) is left as it came', (value) => {
    expect(fromWire(Golfer, value)).toEqual(value);
  });

  it.each([
    [['handicap'], ['handicapIndex']],
    [['firstName'], ['person', 'first']],
    [
      ['country', 'uid'],
      ['country', 'id'],
    ],
    [
      ['homes', 0, 'uid'],
      ['homes', 0, 'id'],
    ],
    [
      ['unknown', 'uid'],
      ['unknown', 'uid'],
    ],
  ])('%j is named as the API names it', (path, named) => {
    expect(wirePath(Golfer, path)).toEqual(named);
  });
});

it('an answer without such fields is not copied', () => {
  const answer = { uid: 'u1' };
  expect(fromWire(z.object({ uid: z.string() }), answer)).toBe(answer);
});

it('a shared schema keeps its own place', () => {
  const Name = z.string();
  const Renamed = z.object({ name: from('title', Name) });
  expect(fromWire(Renamed, { title: 'A' })).toEqual({ name: 'A' });
  expect(fromWire(z.object({ name: Name }), { name: 'A' })).toEqual({ name: 'A' });
});
