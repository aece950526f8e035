import { describe, expect, it } from 'vitest';
import { bestMatches, nearestFirst, ranked, withoutBest } from './rank';
import type { SearchSection } from './search-result';

const hit = (title: string, uid = title) => ({ title, uid });

it('SRCH-3 hits are sorted: exact matches, then matching beginnings, then matching words, then others', () => {
  const hits = ['Southwalton', 'Royal Walton', 'Waltonia', 'Walton', 'Old Walton', 'Mount Royal'].map((title) =>
    hit(title),
  );
  expect(ranked(hits, 'walton').map(({ title }) => title)).toEqual([
    'Walton',
    'Waltonia',
    'Royal Walton',
    'Old Walton',
    'Southwalton',
    'Mount Royal',
  ]);
});

const section = (list: SearchSection['list'], ...titles: string[]): SearchSection => ({
  list,
  hits: titles.map((title) => ({ ...hit(title, `${list} ${title}`), href: `/${list}/${title}`, facts: [] })),
  total: titles.length,
});

const best = (sections: readonly SearchSection[], q: string) =>
  bestMatches(sections, q).map(({ list, hit: { title } }) => `${list}: ${title}`);

describe('bestMatches', () => {
  it('SRCH-3 the best matches are exact ones, then matching beginnings, then matching words; other hits stay with their list', () => {
    const sections = [
      section('user', 'Ann Printers', 'Callum McBride', 'Printers Bob'),
      section('member', 'Callum McBride'),
      section('group', 'Printers'),
    ];
    expect(best(sections, 'printers')).toEqual(['group: Printers', 'user: Printers Bob', 'user: Ann Printers']);
    const rest = withoutBest(sections, { best: bestMatches(sections, 'printers'), q: 'printers' });
    expect(rest.map((one) => [one.list, ...('hits' in one ? one.hits.map(({ title }) => title) : [])])).toEqual([
      ['user', 'Callum McBride'],
      ['group'],
      ['member', 'Callum McBride'],
    ]);
  });

  it('SRCH-3 a record with the searched name comes before records whose course or event has it', () => {
    const sections = [
      section('eventRound', 'Royal Dorloch'),
      section('friendlyRound', 'Royal Dorloch'),
      section('course', 'Royal Dorloch'),
    ];
    expect(bestMatches(sections, 'royal dorloch').map(({ list, isNamed }) => [list, isNamed])).toEqual([
      ['course', true],
      ['eventRound', false],
      ['friendlyRound', false],
    ]);
  });

  it('SRCH-3 a course comes before members and rounds of similarly named groups and courses', () => {
    const groups = ['Seniors', 'Vets', 'Juniors', 'Ladies', 'Swindle', 'Early Birds'].map(
      (name) => `Carnmouth ${name}`,
    );
    const sections = [
      section('member', 'Callum McBride'),
      section('group', ...groups),
      section('friendlyRound', 'Carnmouth'),
      section('course', 'Carnmouth'),
    ];
    const rest = withoutBest(sections, { best: bestMatches(sections, 'carnm'), q: 'carnm' });
    expect(rest.map(({ list }) => list)).toEqual(['group', 'course', 'member', 'friendlyRound']);
  });

  it('SRCH-3 there are at most five best matches from all lists, and none if no title matches', () => {
    const namesakes = section('user', 'Andrew Atkinson', 'Andrew Atkinson', 'Andrew Atkinson');
    const members = section('member', 'Andrew Atkinson', 'Andrew Atkinson', 'Andrew Atkinson');
    expect(best([namesakes, members], 'andrew atkinson')).toHaveLength(5);
    expect(best([namesakes, section('group', 'Silloth')], 'zzz')).toEqual([]);
  });

  it('SRCH-3 a record is a best match if its words begin with all searched words, in any order', () => {
    expect(best([section('user', 'Cian Regan', 'Cian Duffy')], 'reg cian')).toEqual(['user: Cian Regan']);
  });

  it.each([
    ['fd33…9a41', true],
    ['FD33...9A41', true],
    ['fd33ab12', false],
    ['aoife ni bhriain', true],
    ['aoife', false],
  ])('LIST-16 SRCH-3 whether the text “%s” equals the record’s ID or name: %s', (q, isNamed) => {
    const hits = [{ uid: 'fd33ab12-0000-4000-8000-0000c0de9a41', title: 'Aoife Ní Bhriain', href: '/', facts: [] }];
    expect(bestMatches([{ list: 'user', hits, total: 1 }], q)).toEqual([{ list: 'user', hit: hits[0], isNamed }]);
  });

  it('SRCH-3 SRCH-9 the name of a place in the search text does not change the order of hits in that place', () => {
    const within = { place: 'Wales', q: 'thomas', filters: {} };
    expect(best([{ ...section('user', 'Thomas'), within }], 'thomas wales')).toEqual(['user: Thomas']);
  });
});

it('SRCH-3 of events with the same name, the nearest to now come first, and those without a start last', () => {
  const starts = [null, '2027-05-01T09:00:00Z', '2026-11-20T09:00:00Z', '2026-12-20T09:00:00Z'];
  const sorted = nearestFirst(starts, (start) => start, Date.parse('2026-12-01T09:00:00Z'));
  expect(sorted).toEqual([starts[2], starts[3], starts[1], null]);
});
