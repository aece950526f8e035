import { beforeEach, describe, expect, it } from 'vitest';
import { listStore } from '@/components/old-list/list-store';
import { chosenWith } from './row-menu';

const courseAt = (uid: string) => `/events/event-courses/${uid}/course-details`;

describe('CMP-3 rows are chosen one after the other', () => {
  beforeEach(() => listStore.set({ chosen: [] }));

  it.each([
    ['/all-users/u-1', ['golfer:u-1']],
    ['/group-members/m%201', ['member:m 1']],
    ['/events/friendly-rounds/r-1?board=stableford', ['round:r-1']],
    [courseAt('c-1'), ['course:c-1']],
    ['/events/e-1', null],
    ['/groups/g-1', null],
    ['/regions?country=c-1', null],
  ])('%s is %j', (path, expected) => {
    expect(chosenWith(path)).toEqual(expected);
  });

  it('up to four, each once; the fifth begins another, and kinds are not mixed', () => {
    const choose = (href: string) => {
      const chosen = chosenWith(href) ?? [];
      listStore.set({ chosen });
      return chosen;
    };
    expect(choose(courseAt('1'))).toHaveLength(1);
    expect(choose(courseAt('1'))).toHaveLength(1);
    expect(choose(courseAt('2'))).toEqual(['course:1', 'course:2']);
    choose(courseAt('3'));
    expect(choose(courseAt('4'))).toEqual(['course:1', 'course:2', 'course:3', 'course:4']);
    expect(choose(courseAt('5'))).toEqual(['course:5']);
    expect(choose('/all-users/5')).toEqual(['golfer:5']);
  });
});
