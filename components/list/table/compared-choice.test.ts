import { expect, it } from 'vitest';
import { addToChoice } from './compared-choice';

it.each([
  ['/all-users/u-1', ['golfer:u-1']],
  ['/group-members/m%201', ['member:m 1']],
  ['/events/friendly-rounds/r-1?board=stableford', ['round:r-1']],
  ['/events/event-courses/c-1/course-details', ['course:c-1']],
  ['/events/e-1', null],
  ['/regions?country=c-1', null],
])('CMP-3 adding the record at %s to an empty comparison gives %j', (href, expected) => {
  expect(addToChoice([], href)).toEqual(expected);
});

it('CMP-3 a comparison holds up to four different records of one type; adding a fifth starts a new one', () => {
  const four = ['1', '2', '2', '3', '4'].reduce<readonly string[]>(
    (chosen, uid) => addToChoice(chosen, `/all-users/${uid}`) ?? [],
    [],
  );
  expect(four).toEqual(['golfer:1', 'golfer:2', 'golfer:3', 'golfer:4']);
  expect(addToChoice(four, '/all-users/5')).toEqual(['golfer:5']);
  expect(addToChoice(four, '/group-members/1')).toEqual(['member:1']);
});
