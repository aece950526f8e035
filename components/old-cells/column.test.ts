import { expect, it } from 'vitest';
import { type Column, fitting } from './column';

const columnsOf = (...widths: number[]): Column<{ uid: string }>[] =>
  widths.map((width, index) => ({ id: `c${index}`, header: `C${index}`, width, text: 'uid' }));

it('LIST-23 a preview has the first columns that fit beside the sidebar at 1440 px', () => {
  expect(fitting(columnsOf(600, 580))).toHaveLength(2);
  expect(fitting(columnsOf(600, 580, 48)).map(({ id }) => id)).toEqual(['c0', 'c1']);
  expect(fitting(columnsOf(600, 700, 48)).map(({ id }) => id)).toEqual(['c0']);
});
