import { describe, expect, it } from 'vitest';
import { answerSummary, type ListAnswer } from './answer-words';

const answer = (
  paging: Partial<NonNullable<ListAnswer['paging']>> | null,
  sort: ListAnswer['sort'] = null,
): ListAnswer => ({
  noun: 'user',
  label: 'Users',
  paging: paging && { pageNumber: 1, pages: 1, total: 10, rows: 10, ...paging },
  sort,
});
const ascending = { label: 'Handicap', direction: 'ascending' } as const;
const descending = { label: 'Handicap', direction: 'descending' } as const;
const all = answer({ total: 2000, pages: 200 });

describe('LIST-29 the text that tells screen readers which rows a list has loaded', () => {
  it.each([
    ['a search', answer({}), all, '10 users, page 1 of 1'],
    ['a search with the same result', answer({}), answer({}), '10 users, page 1 of 1'],
    ['a search with one result', answer({ total: 1, rows: 1 }), all, '1 user, page 1 of 1'],
    ['a search without results', answer({ total: 0, rows: 0 }), all, 'No results'],
    ['a page turn', answer({ total: 2000, pages: 200, pageNumber: 1200 }), all, '2,000 users, page 1,200 of 200'],
    [
      'an unknown total',
      answer({ total: null, pages: null, rows: 8, pageNumber: 2 }),
      all,
      '8 users on this page, page 2',
    ],
    ['a failure', answer(null), all, 'Could not load users'],
    ['a retry after a failure', all, answer(null), '2,000 users, page 1 of 200'],
    ['an order', answer({}, ascending), answer({}), 'Sorted by handicap, ascending'],
    ['the other direction', answer({}, descending), answer({}, ascending), 'Sorted by handicap, descending'],
    ['the end of an order', answer({}), answer({}, descending), 'Not sorted'],
    [
      'an order on a later page',
      answer({}, ascending),
      answer({ pageNumber: 2 }),
      'Sorted by handicap, ascending. 10 users, page 1 of 1',
    ],
    [
      'an order after a failure',
      answer({}, ascending),
      answer(null),
      'Sorted by handicap, ascending. 10 users, page 1 of 1',
    ],
    ['an order that is kept', answer({}, ascending), answer({ total: 2000 }, ascending), '10 users, page 1 of 1'],
  ])('after %s', (_, now, before, words) => {
    expect(answerSummary(now, before)).toBe(words);
  });

  it('column names in the text keep abbreviations in capitals', () => {
    expect(answerSummary({ ...all, label: 'BO Admins' }, all)).toBe('2,000 BO Admins, page 1 of 200');
  });
});
