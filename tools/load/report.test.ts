import { describe, expect, it } from 'vitest';
import { betweenMarkers, markdownTable } from './report';

describe('a table that a command writes into a document', () => {
  const document = 'Before\n<!-- a -->\n\nold\n\n<!-- /a -->\nBetween\n<!-- a b -->\n<!-- /a b -->\nAfter\n';

  it('replaces the text between its markers only', () => {
    expect(betweenMarkers(document, 'a', 'new $& $1')).toBe(
      'Before\n<!-- a -->\n\nnew $& $1\n\n<!-- /a -->\nBetween\n<!-- a b -->\n<!-- /a b -->\nAfter\n',
    );
    expect(betweenMarkers(document, 'a b', 'first')).toBe(
      'Before\n<!-- a -->\n\nold\n\n<!-- /a -->\nBetween\n<!-- a b -->\n\nfirst\n\n<!-- /a b -->\nAfter\n',
    );
  });

  it('gives null when the markers are missing or in the wrong order', () => {
    expect(betweenMarkers(document, 'c', 'new')).toBeNull();
    expect(betweenMarkers('<!-- /a -->\n<!-- a -->\n', 'a', 'new')).toBeNull();
  });

  it('aligns the columns of a table', () => {
    expect(markdownTable(['What', ''], [['screens', '12'], ['a']])).toBe(
      ['| What    |     |', '| ------- | --- |', '| screens | 12  |', '| a       |     |'].join('\n'),
    );
  });

  it('gives no verdict where there is no limit', () => {
    expect(
      markdownTable(['What', ''], [['a', true], ['b', false], ['c', undefined], ['d']])
        .split('\n')
        .slice(2),
    ).toEqual(['| a    | met    |', '| b    | missed |', '| c    |        |', '| d    |        |']);
  });
});
