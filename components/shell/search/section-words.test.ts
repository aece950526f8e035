import { expect, it } from 'vitest';
import { sectionText } from './section-words';

const search = { q: 'members', sections: [], isOver: true, failure: null };

it.each([
  [true, 'No record matches “members”.'],
  [false, expect.stringMatching(/^No match for “members”\. Check the spelling, .* teams only in their event\.$/)],
])('SRCH-8 the text when no record matches (a screen or action does: %s)', (hasOtherRows, words) => {
  expect(sectionText('members', search, hasOtherRows)).toEqual(words);
});

it.each([
  ['group', 'No record matches “members”. These names are similar.'],
  ['friendlyRound', 'No record has all these words. These fit best.'],
] as const)('SRCH-11 SRCH-12 when similar records of the kind %s are shown, the text says so', (list, words) => {
  const sections = [{ list, isSimilar: true as const, hits: [], total: 0 }];
  expect(sectionText('members', { ...search, sections }, true)).toBe(words);
});
