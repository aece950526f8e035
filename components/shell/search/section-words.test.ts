import { expect, it } from 'vitest';
import { sectionText } from './section-words';

const search = { q: 'members', sections: [], isOver: true, failure: null };

it.each([
  [true, 'No record matches “members”.'],
  [false, 'No match for “members”. Check the spelling, or try the surname, an e-mail or an ID.'],
])('SRCH-8 the text when no record matches (a screen or action does: %s)', (hasOtherRows, words) => {
  expect(sectionText('members', search, hasOtherRows)).toBe(words);
});

it('SRCH-11 when similar names are shown, the text still says that a screen or action matches', () => {
  const sections = [{ list: 'group' as const, isSimilar: true as const, hits: [], total: 0 }];
  expect(sectionText('members', { ...search, sections }, true)).toBe(
    'No record matches “members”. These names are similar.',
  );
});
