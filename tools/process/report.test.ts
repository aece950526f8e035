import { describe, expect, it } from 'vitest';
import { betweenMarks, markdownTable, verdict } from './report.mjs';

describe('what a command writes into a document', () => {
  const document = 'Before\n<!-- a -->\n\nold\n\n<!-- /a -->\nBetween\n<!-- a b -->\n<!-- /a b -->\nAfter\n';

  it('replaces what stands between its marks, and nothing else', () => {
    expect(betweenMarks(document, 'a', 'new $& $1')).toBe(
      'Before\n<!-- a -->\n\nnew $& $1\n\n<!-- /a -->\nBetween\n<!-- a b -->\n<!-- /a b -->\nAfter\n',
    );
    expect(betweenMarks(document, 'a b', 'first')).toBe(
      'Before\n<!-- a -->\n\nold\n\n<!-- /a -->\nBetween\n<!-- a b -->\n\nfirst\n\n<!-- /a b -->\nAfter\n',
    );
  });

  it('says so when the marks are not there, or the wrong way round', () => {
    expect(betweenMarks(document, 'c', 'new')).toBeNull();
    expect(betweenMarks('<!-- /a -->\n<!-- a -->\n', 'a', 'new')).toBeNull();
  });

  it('aligns the columns of a table', () => {
    expect(markdownTable(['What', ''], [['screens', '12'], ['a']])).toBe(
      ['| What    |     |', '| ------- | --- |', '| screens | 12  |', '| a       |     |'].join('\n'),
    );
  });

  it('gives no verdict where there is no limit', () => {
    expect([verdict(true), verdict(false), verdict(null), verdict(undefined)]).toEqual(['met', 'missed', '', '']);
  });
});
