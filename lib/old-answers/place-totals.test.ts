import { describe, expect, it } from 'vitest';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';
import { listsIn } from './place-totals';

describe('REC-2 the totals of a place', () => {
  const names = (place: Parameters<typeof listsIn>[0]) => listsIn(place).map(({ label }) => label);

  it('are those of the lists that have a filter of it', () => {
    expect(names({ country: 'c' })).toEqual([
      'Users',
      'Groups',
      'Courses',
      'Friendly rounds',
      'Event rounds',
      'Regions',
    ]);
    expect(names({ country: 'c', region: 'r' })).toEqual(['Users', 'Courses']);
  });

  it('are counted four at a time', async () => {
    let running = 0;
    const most: number[] = [];
    await mapConcurrently([1, 2, 3, 4, 5, 6, 7, 8, 9], async () => {
      running += 1;
      most.push(running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
    });
    expect(most).toHaveLength(9);
    expect(Math.max(...most)).toBe(4);
  });
});
