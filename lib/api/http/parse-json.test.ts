import { expect, it, vi } from 'vitest';
import { ContractBroken } from '@/lib/contract/result';
import { parseJson } from './parse-json';

const faultOf = (text: string) => {
  try {
    return parseJson(text);
  } catch (error) {
    return error instanceof ContractBroken ? error.faults : error;
  }
};
const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',');

it.each([
  ['one object with too many fields', `{${keys(310_000)}}`],
  [
    'many objects with many fields',
    `[${Array(400)
      .fill(`{${keys(800)}}`)
      .join(',')}]`,
  ],
  ['many short lists', `[${Array(310_000).fill('[]').join(',')}]`],
])('ERR-5 %s are refused before they are parsed', (_, text) => {
  const parse = vi.spyOn(JSON, 'parse');
  expect(faultOf(text)).toEqual(['The response has more than 300000 values']);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

it('ERR-5 a large page is parsed', () => {
  const page = {
    items: Array.from({ length: 1_000 }, (_, index) => ({ uid: String(index), holes: Array(100).fill(1) })),
  };
  expect(parseJson(JSON.stringify(page))).toEqual(page);
});

it.each([
  ['', 'The response is empty'],
  ['{', 'The response is not JSON'],
])('ERR-5 the response %j is reported', (text, fault) => {
  expect(faultOf(text)).toEqual([fault]);
});
