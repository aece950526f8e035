import { describe, expect, it } from 'vitest';
import { betweenMarkers, limitsOf, none, textTable } from './report';

describe('a report is written into a document as a table', () => {
  const document = 'Before\n<!-- a -->\n\nold\n\n<!-- /a -->\nBetween\n<!-- a b -->\n<!-- /a b -->\nAfter\n';

  it('betweenMarkers replaces only the text between the markers with the given name', () => {
    expect(betweenMarkers(document, 'a', 'new $& $1')).toBe(
      'Before\n<!-- a -->\n\nnew $& $1\n\n<!-- /a -->\nBetween\n<!-- a b -->\n<!-- /a b -->\nAfter\n',
    );
    expect(betweenMarkers(document, 'a b', 'first')).toBe(
      'Before\n<!-- a -->\n\nold\n\n<!-- /a -->\nBetween\n<!-- a b -->\n\nfirst\n\n<!-- /a b -->\nAfter\n',
    );
  });

  it('betweenMarkers returns null when the markers are missing or in the wrong order', () => {
    expect(betweenMarkers(document, 'c', 'new')).toBeNull();
    expect(betweenMarkers('<!-- /a -->\n<!-- a -->\n', 'a', 'new')).toBeNull();
  });

  it('textTable aligns its columns', () => {
    expect(textTable(['What', '', 'Limit'], [['screens', '12', '20'], ['a']])).toBe(
      ['```text', 'What         Limit', 'screens  12  20', 'a', '```'].join('\n'),
    );
  });

  it('textTable leaves the last cell empty for a figure without a limit', () => {
    expect(
      textTable(['What', ''], [['a', true], ['b', false], ['c', undefined], ['d']])
        .split('\n')
        .slice(2, -1),
    ).toEqual(['a     met', 'b     missed', 'c', 'd']);
  });
});

it('limitsOf lists the figures that have a limit and marks missed limits', () => {
  const text = limitsOf({
    title: 'Screens',
    figures: [
      ['requested', '20 a second'],
      none('without 200', 0),
      ['a link', 'two', 'two', true],
      ['memory', '277 MiB', '≤ 220 MiB', false],
    ],
  });
  expect(text).toMatch(/^\*\*Screens\*\*, \d{4}-/);
  expect(text.split('\n\n')[1]).toBe('- without 200: 0 (none)\n- a link: two\n- memory: 277 MiB (≤ 220 MiB, missed)');
});
