import { expect, it } from 'vitest';
import {
  changesBetween,
  excerpt,
  isInMarked,
  isMarked,
  isNamedByMarkedHead,
  isNewChoice,
  isQuietLine,
  nonsenseIn,
} from './compare';
import { treeOf } from './tree';

const mark = (words: string) =>
  `<span data-slot="unread" title="${words}">-<span>Could not be read: ${words}</span></span>`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const screen = (rows: string, above = '') =>
  treeOf({ type: 'text/html', body: `<main><h1>All 2</h1>${above}<table><tbody>${rows}</tbody></table></main>` });

const whole = screen(row('Ann Lee', '4.1') + row('Bo Ek', '12'));
const changes = (rows: string, above = '') =>
  changesBetween(whole, screen(rows, above)).map(({ before, now }) => [excerpt(before), excerpt(now)]);

it('finds nothing between two screens that show the same', () => {
  expect(changes(row('Ann Lee', '4.1') + row('Bo Ek', '12'))).toEqual([]);
});

it('finds each cell that differs, and no other', () => {
  expect(changes(row('Ann Lee', '-') + row('Ek Bo', '12'))).toEqual([
    ['4.1', '-'],
    ['Bo Ek', 'Ek Bo'],
  ]);
});

it('finds a row that has lost its cells, and a line that has come', () => {
  const broken = '<tr><td colspan="2">Could not be read</td></tr>';
  const line = '<p data-slot="differing-fields">1 field differs from what is expected</p>';
  const found = changesBetween(whole, screen(broken + row('Bo Ek', '12'), line));
  expect(found.map(({ before, now }) => [before?.tag, now?.tag])).toEqual([
    ['tr', 'tr'],
    [undefined, 'p'],
  ]);
  expect(found.map(({ now }) => isQuietLine(now))).toEqual([false, true]);
});

it('knows a mark by the field that it names', () => {
  const [found] = changesBetween(whole, screen(row('Ann Lee', mark('handicap: Required')) + row('Bo Ek', '12')));
  expect(isMarked(found?.now ?? null, /handicap: /)).toBe(true);
  expect(isMarked(found?.now ?? null, /country: /)).toBe(false);
});

it('accepts what stood in a section that gives up, but not beside it', () => {
  const card = (inner: string) =>
    treeOf({ type: 'text/html', body: `<main><section>${inner}</section><p>12</p></main>` });
  const given = '<p data-slot="unread">The chart cannot be shown: count: Required</p>';
  const found = changesBetween(card('<p>1</p><ul><li>2</li></ul>'), card(given));
  expect(found.every(({ now, within }) => isInMarked(now ?? within, /count: /))).toBe(true);
  expect(isInMarked(whole, /count: /)).toBe(false);
});

it('knows words that only a program says', () => {
  expect(nonsenseIn(screen(row('undefined', '1')))).toBe('undefined');
  expect(nonsenseIn(whole)).toBeNull();
});

it('knows the rows of a file by their uid', () => {
  const file = (...lines: string[]) => treeOf({ type: 'text/csv', body: ['uid,name', ...lines, ''].join('\r\n') });
  const found = changesBetween(file('1,Ann', '2,Bo', '3,Cy'), file('1,Ann', '3,Cy'));
  expect(found.map(({ before, now }) => [excerpt(before), now])).toEqual([['2 Bo', null]]);
});

it('compares each row of a file with the one of its uid, wherever it stands', () => {
  const file = (...lines: string[]) => treeOf({ type: 'text/csv', body: ['uid,name', ...lines, ''].join('\r\n') });
  const found = changesBetween(file('1,Ann', '2,Bo', '3,Cy', '4,Di'), file('1,Ann', '3,Cyril'));
  expect(found.map(({ before, now }) => [excerpt(before), excerpt(now)])).toEqual([
    ['2 Bo', 'nothing'],
    ['Cy', 'Cyril'],
    ['4 Di', 'nothing'],
  ]);
});

it('knows a choice of a filter that has come', () => {
  const form = (...words: string[]) =>
    treeOf({
      type: 'text/html',
      body: `<fieldset>${words.map((word) => `<label>${word}</label>`).join('')}</fieldset>`,
    });
  expect(changesBetween(form('Active'), form('Active', 'Other')).every(isNewChoice)).toBe(true);
  expect(changesBetween(form('Active', 'Other'), form('Active')).some(isNewChoice)).toBe(false);
});

it.each(['Fetched 2026-11-22 21:58 UTC', 'By name · Fetched 2026-11-22 21:58'])(
  '%s is no part of a screen',
  (words) => {
    const later = words.replace('21:58', '21:59');
    expect(changesBetween(screen('', `<p>${words}</p>`), screen('', `<p>${later}</p>`))).toEqual([]);
  },
);

it('a cell may name its row otherwise where the head of the row has the mark, and say nothing else otherwise', () => {
  const rows = (head: string, cell: string) => screen(`<tr><th>${head}</th><td>${cell}</td></tr>`);
  const sound = rows('Ann Lee', 'Ann Lee, hole 9: 5');
  const isNamed = (head: string, cell: string) => {
    const found = changesBetween(sound, rows(head, cell)).find(({ before }) => before?.tag === 'td');
    return isNamedByMarkedHead(found?.before ?? null, found?.now ?? null, /sideA: /);
  };
  expect(isNamed(mark('sideA: Required'), 'Side A, hole 9: 5')).toBe(true);
  expect(isNamed(mark('sideA: Required'), 'Side A, hole 9: 6')).toBe(false);
  expect(isNamed(mark('sideB: Required'), 'Side A, hole 9: 5')).toBe(false);
  expect(isNamed('Side A', 'Side A, hole 9: 5')).toBe(false);
});
