import { expect, it } from 'vitest';
import { describeHappening } from './timeline-line';

it('TIME-4 a new handicap in a timeline names its group before the handicap', () => {
  const at = '2026-05-06T07:08:09.000Z';
  const membership = { uid: 'm', group: { uid: 'g', name: 'Stags' } };
  const entry = { uid: 'h', handicap: 25.8, previousHandicap: 27.7 };
  const line = describeHappening({ kind: 'handicap', uid: 'h', at, entry, membership }, 'u', { timeZone: 'UTC' });
  expect(line).toMatchObject({ name: 'Stags', value: '25.8, down 1.9' });
  expect(line.details.filter(Boolean)).toEqual([]);
});
