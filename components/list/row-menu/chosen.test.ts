import { describe, expect, it } from 'vitest';
import { choose, chosenBefore, comparedAt } from './compare-item';

describe('CMP-3 rows are chosen one after the other', () => {
  it.each([
    ['/all-users/u-1', { kind: 'golfer', uid: 'u-1' }],
    ['/group-members/m%201', { kind: 'member', uid: 'm 1' }],
    ['/events/friendly-rounds/r-1?board=stableford', { kind: 'friendlyRound', uid: 'r-1' }],
    ['/events/event-courses/c-1/course-details', { kind: 'course', uid: 'c-1' }],
    ['/events/e-1', null],
    ['/groups/g-1', null],
    ['/regions?country=c-1', null],
  ])('%s is %j', (path, expected) => {
    expect(comparedAt(path)).toEqual(expected);
  });

  it('the second leads to the comparison, the fifth begins another, and kinds are not mixed', () => {
    const course = (uid: string) => ({ kind: 'course', uid }) as const;
    expect(choose(course('1'))).toBeNull();
    expect(choose(course('1'))).toBeNull();
    expect(choose(course('2'))).toBe('/compare?of=course%3A1&of=course%3A2');
    expect(chosenBefore(course('3'))).toHaveLength(2);
    choose(course('3'));
    expect(choose(course('4'))).toContain('4');
    expect(chosenBefore(course('5'))).toEqual([]);
    expect(choose(course('5'))).toBeNull();
    expect(choose({ kind: 'golfer', uid: '5' })).toBeNull();
  });
});
