import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { compareShapes } from './compare';
import { shapeOfSchema } from './contract-shape';
import { likeness } from './names';
import { shapeOfValues } from './row-shape';

const Ref = z.object({ uid: z.string(), name: z.string().nullish() });
const User = z.object({
  uid: z.string().min(1),
  firstName: z.string().nullish(),
  handicap: z.number().nullish(),
  country: Ref.nullish(),
  createdAt: z.iso.datetime({ offset: true }).nullish(),
  status: z.enum(['ACTIVE', 'INVITED']),
});

const found = (rows: readonly unknown[]) =>
  compareShapes(shapeOfSchema(z.array(User)), shapeOfValues([rows]), 'items').map(
    ({ what, at, expected, actual, candidates }) =>
      `${what} ${at}: ${expected} / ${actual} ${candidates.join(' ')}`.trim(),
  );

const row = {
  uid: 'u1',
  firstName: 'Isla',
  handicap: 12.4,
  country: { uid: 'sco', name: 'Scotland' },
  createdAt: '2026-10-17T14:32:05Z',
  status: 'ACTIVE',
};

describe('compareShapes', () => {
  it('compareShapes finds no differences when the rows match the contract', () => {
    expect(found([row, { ...row, handicap: null, extra: 1 }])).toEqual([]);
  });

  it('compareShapes finds renamed fields and suggests the most similar name', () => {
    const { uid, handicap, createdAt, firstName, ...rest } = row;
    const renamed = {
      ...rest,
      id: uid,
      handicapIndex: handicap,
      created_on: createdAt,
      person: { givenName: firstName },
    };
    expect(found([renamed])).toEqual([
      'missing items[].uid: text / nothing id',
      'missing items[].firstName: text / nothing person.givenName',
      'missing items[].handicap: number / nothing handicapIndex',
      'missing items[].createdAt: date / nothing created_on',
    ]);
  });

  it('compareShapes finds a field with a wrong type, and suggests no similar name whose type is wrong', () => {
    expect(found([{ ...row, handicap: 'low', country: 'Scotland' }])).toEqual([
      'type items[].handicap: number / text',
      'type items[].country: object / text',
    ]);
    const { handicap: _, ...rest } = row;
    expect(found([{ ...rest, handicapIndex: 'low' }])).toEqual(['missing items[].handicap: number / nothing']);
  });
});

it.each([
  ['handicap', 'handicapIndex', true],
  ['createdAt', 'creation_date', true],
  ['uid', 'id', true],
  ['name', 'title', true],
  ['status', 'state', true],
  ['country', 'course', false],
  ['createdAt', 'updatedAt', false],
  ['handicap', 'status', false],
])('whether the field names %s and %s have a likeness of at least 0.5: %s', (one, other, alike) => {
  expect(likeness(one, other) >= 0.5).toBe(alike);
});
