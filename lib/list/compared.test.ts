import { describe, expect, it } from 'vitest';
import { comparedAs, readCompared, readComparison } from './compared';

describe('readCompared and readComparison, for the URL of a comparison', () => {
  it('CMP-1 the URL of a comparison names each record with its type', () => {
    expect(readCompared('golfer:u-1')).toEqual({ kind: 'user', uid: 'u-1' });
    expect(readCompared('course:c:1')).toEqual({ kind: 'course', uid: 'c:1' });
    expect(readCompared('round:r-1')).toEqual({ kind: 'friendlyRound', uid: 'r-1' });
  });

  it.each(['', 'golfer', 'golfer:', 'group:g-1', 'golfer:../admin', 'golfer:a%2Fb', ':u-1', 'nothing'])(
    'CMP-1 an invalid value in the URL of a comparison is no record: %s',
    (text) => {
      expect(readCompared(text)).toBeNull();
    },
  );

  it('CMP-1 a comparison has up to four different records, in the order of its URL', () => {
    const twice = ['golfer:u-1', 'golfer:u-2', '', 'golfer:u-1', 'course:c:1'];
    expect(readComparison(twice)).toMatchObject({ named: ['golfer:u-1', 'golfer:u-2', 'course:c:1'], beyond: 0 });
    expect(readComparison()).toMatchObject({ named: [], beyond: 0 });
    const seven = Array.from({ length: 7 }, (_, index) => `course:c-${index}`);
    expect(readComparison(seven)).toMatchObject({ named: seven.slice(0, 4), beyond: 3 });
  });

  it('CMP-1 a record appears once, even if the URL repeats its UUID in other capitals', () => {
    const uid = 'e0f9a1b2-0000-4000-8000-00000000000a';
    expect(readComparison([`golfer:${uid}`, `golfer:${uid.toUpperCase()}`]).named).toHaveLength(1);
    expect(readComparison(['golfer:u-1', 'golfer:U-1']).named).toHaveLength(2);
  });

  it('CMP-1 a comparison accepts records of the first one’s type, up to the limit', () => {
    expect(readComparison('').more).toEqual(['user', 'member', 'friendlyRound', 'course']);
    expect(readComparison(['nothing', 'course:c-1', 'golfer:u-1'])).toMatchObject({ kind: 'course', more: ['course'] });
    expect(readComparison(['a', 'b', 'c', 'golfer:u-1'])).toMatchObject({ kind: 'user', more: [] });
  });

  it('CMP-1 comparedAs writes a record in the form that readCompared parses', () => {
    for (const kind of readComparison().more) {
      for (const uid of ['u 1', 'm&of=x']) expect(readCompared(comparedAs(kind, uid) ?? '')).toEqual({ kind, uid });
    }
    expect(comparedAs('group', 'g-1')).toBeNull();
  });
});
