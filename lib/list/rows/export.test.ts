import { describe, expect, it } from 'vitest';
import { type ExportReceipt, gapsOf } from './export';

const whole: ExportReceipt = { by: 'api', expected: 5, received: 5, written: 5, gaps: [] };

describe('gapsOf', () => {
  it.each<[string, Partial<ExportReceipt>, number | null, string[]]>([
    ['nothing for a complete export', {}, 5, []],
    ['nothing if the screen showed no total', {}, null, []],
    ['fewer rows than expected', { received: 3, written: 3 }, 5, ['2 fewer rows saved than expected']],
    ['more rows than expected', { received: 6, written: 6 }, 5, ['1 more rows saved than expected']],
    ['a total that differs from the total on the screen', {}, 4, ['Before the export, the list showed a total of 4']],
    ['a missing total', { expected: null }, 5, ['The golf service did not say how many rows to expect']],
    [
      'a missing total, and fewer rows than on the screen',
      { expected: null, received: 3, written: 3 },
      5,
      ['The golf service did not say how many rows to expect', 'Before the export, the list showed a total of 5'],
    ],
    [
      'the gaps that the server has reported',
      { written: 4, gaps: ['1 row is odd'] },
      5,
      ['1 fewer rows saved than expected', '1 row is odd'],
    ],
  ])('an export reports %s', (_, changes, shown, gaps) => {
    expect(gapsOf({ ...whole, ...changes }, shown)).toEqual(gaps);
  });
});
