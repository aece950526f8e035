import { expect, it } from 'vitest';
import { nextOnCard } from './next-on-card';

/** Two players and four holes. The second nine is to the right of the first, or below it. */
const card = (isWide: boolean) =>
  ['Ann', 'Bob'].flatMap((name, line) =>
    [0, 1, 2, 3].map((hole) => {
      const isBack = hole > 1;
      const at = isWide ? hole : hole % 2;
      return { name: `${name} ${hole + 1}`, x: 100 + at * 30, y: 100 + line * 60 + (isBack && !isWide ? 200 : 0) };
    }),
  );

it.each([
  [true, 'Ann 1', 'ArrowRight', 'Ann 2'],
  [true, 'Ann 2', 'ArrowRight', 'Ann 3'],
  [true, 'Ann 4', 'ArrowRight', undefined],
  [true, 'Ann 3', 'ArrowLeft', 'Ann 2'],
  [true, 'Ann 3', 'ArrowDown', 'Bob 3'],
  [true, 'Bob 3', 'ArrowDown', undefined],
  [true, 'Bob 2', 'ArrowUp', 'Ann 2'],
  [true, 'Bob 2', 'End', 'Bob 4'],
  [true, 'Bob 4', 'Home', 'Bob 1'],
  [false, 'Ann 2', 'ArrowRight', undefined],
  [false, 'Bob 2', 'ArrowDown', 'Ann 4'],
  [false, 'Ann 4', 'ArrowUp', 'Bob 2'],
  [true, 'Ann 1', 'Enter', undefined],
])('KEY-9 on a card with nines side by side (%s), from %s the key %s moves to %s', (isWide, from, key, to) => {
  const spots = card(isWide);
  const start = spots.find(({ name }) => name === from);
  expect(start && nextOnCard(spots, start, key)?.name).toBe(to);
});

it('KEY-9 a taller or shorter button, such as a handicap, belongs to the row of the scores beside it', () => {
  const spots = [...card(true), { name: 'Ann’s handicap', x: 60, y: 104 }];
  expect(nextOnCard(spots, { x: 100, y: 100 }, 'ArrowLeft')?.name).toBe('Ann’s handicap');
});
