import { describe, expect, it } from 'vitest';
import { type ExportReceipt, gapsOf } from './export';

const whole: ExportReceipt = { by: 'api', expected: 5, received: 5, written: 5, gaps: [] };

describe('gapsOf', () => {
  it.each<[string, Partial<ExportReceipt>, number | null, string[]]>([
    ['a whole export', {}, 5, []],
    ['a list whose total is not known on the screen', {}, null, []],
    ['fewer rows', { received: 3, written: 3 }, 5, ['2 fewer saved than expected']],
    ['more rows', { received: 6, written: 6 }, 5, ['1 more saved than expected']],
    ['another total than the screen', {}, 4, ['The list had 4 when it was shown']],
    ['no total', { expected: null }, 5, ['The server did not say how many rows to expect']],
    [
      'no total, and fewer rows than on the screen',
      { expected: null, received: 3, written: 3 },
      5,
      ['The server did not say how many rows to expect', 'The list had 5 when it was shown'],
    ],
    [
      'what the server says',
      { written: 4, gaps: ['1 row is odd'] },
      5,
      ['1 fewer saved than expected', '1 row is odd'],
    ],
  ])('%s', (_, changes, shown, gaps) => {
    expect(gapsOf({ ...whole, ...changes }, shown)).toEqual(gaps);
  });
});
