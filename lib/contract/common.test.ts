import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { acceptId, Count, coerceDate, coerceNumber, Flag, Ref, Timestamp } from './common';

const read = (schema: z.ZodType, value: unknown) => schema.safeParse(value).data;

describe('values whose form differs from the contract', () => {
  it.each([
    ['12.4', 12.4],
    ['-2', -2],
    [7, 7],
    ['', undefined],
    ['12,4', undefined],
    ['1e3', undefined],
    [' 5', undefined],
    [true, undefined],
  ])('%j is parsed as a number, or refused if its meaning is unclear', (value, expected) => {
    expect(read(coerceNumber(z.number()), value)).toBe(expected);
  });

  it.each([
    ['3', 3],
    [-1, undefined],
    ['2.5', undefined],
  ])('%j is parsed as a count, or refused if its meaning is unclear', (value, expected) => {
    expect(read(Count, value)).toBe(expected);
  });

  it.each([
    ['false', false],
    ['true', true],
    [true, true],
    ['yes', undefined],
    [1, undefined],
  ])('%j is parsed as a boolean, or refused if its meaning is unclear', (value, expected) => {
    expect(read(Flag, value)).toBe(expected);
  });

  it.each([
    ['2026-10-17T14:32:05Z', '2026-10-17T14:32:05Z'],
    ['2026-10-17T14:32:05.000+02:00', '2026-10-17T14:32:05.000+02:00'],
    ['2026-10-17 14:32:05+02:00', '2026-10-17T12:32:05.000Z'],
    ['2026-10-17 14:32:05.5+00', '2026-10-17T14:32:05.500Z'],
    ['2026-10-17T14:32:05.000+0200', '2026-10-17T12:32:05.000Z'],
    ['Sat, 17 Oct 2026 14:32:05 GMT', '2026-10-17T14:32:05.000Z'],
    [1792247525000, '2026-10-17T14:32:05.000Z'],
    [1792247525, undefined],
    ['17/10/2026', undefined],
    ['2026-10-17', undefined],
    ['2026-10-17 14:32:05', undefined],
    ['2026-13-45 14:32:05Z', undefined],
  ])('%j is parsed as the moment %j, or refused (undefined) if its meaning is unclear', (value, expected) => {
    expect(read(coerceDate(Timestamp), value)).toBe(expected);
  });

  it.each<[unknown, string | undefined]>([
    [{ uid: 'eng', name: 'England' }, 'eng'],
    [{ id: 'eng', name: 'England' }, 'eng'],
    [{ id: 17, name: 'England' }, '17'],
    [{ uid: 17, name: 'England' }, undefined],
    [{ uid: 'eng', id: 'other', name: 'England' }, 'eng'],
    [{ uid: null, id: 'eng', name: 'England' }, undefined],
    [{ id: { value: 'eng' }, name: 'England' }, undefined],
    [{ name: 'England' }, undefined],
    ['eng', undefined],
  ])('the id in %j is found if its meaning is clear', (value, expected) => {
    expect(read(acceptId(Ref), value)).toEqual(expected && { uid: expected, name: 'England' });
  });
});
