import { expect, it } from 'vitest';
import { fieldsThatFit } from './fields-that-fit';

const field = (width: number, isHidden?: true) => ({ label: '', text: () => '', width, ...(isHidden && { isHidden }) });
const idsOf = (fields: Parameters<typeof fieldsThatFit>[0]) => Object.keys(fieldsThatFit(fields));

it('LIST-23 on a 1440 px screen, the tables of a record have only the columns that fit beside the sidebar', () => {
  expect(idsOf({ a: field(600), b: field(548) })).toEqual(['a', 'b']);
  expect(idsOf({ a: field(600), b: field(548), c: field(48) })).toEqual(['a', 'b']);
  expect(idsOf({ a: field(600), b: field(700), c: field(48) })).toEqual(['a']);
  expect(idsOf({ a: field(600), b: field(700, true), c: field(48) })).toEqual(['a', 'c']);
});
