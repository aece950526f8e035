import { describe, expect, it } from 'vitest';
import { readCompared, textOf } from './compared';

describe('CMP-1 the address of a comparison', () => {
  it('names records in their order, each once', () => {
    const of = ['golfer:u-1', 'golfer:u-2', 'golfer:u-1', 'course:c:1'];
    expect(readCompared(of)).toEqual({
      named: [
        { kind: 'golfer', uid: 'u-1' },
        { kind: 'golfer', uid: 'u-2' },
        { kind: 'course', uid: 'c:1' },
      ],
      beyond: 0,
    });
    expect(readCompared('round:r-1').named).toEqual([{ kind: 'friendlyRound', uid: 'r-1' }]);
  });

  it.each([undefined, '', []])('names nothing: %j', (of) => {
    expect(readCompared(of)).toEqual({ named: [], beyond: 0 });
  });

  it.each(['golfer', 'golfer:', 'group:g-1', 'golfer:../admin', 'golfer:a%2Fb', ':u-1'])(
    'keeps what names no record: %s',
    (text) => {
      expect(readCompared(text).named).toEqual([{ text }]);
    },
  );

  it('holds four, and counts those beyond', () => {
    const of = Array.from({ length: 7 }, (_, index) => `course:c-${index}`);
    expect(readCompared(of)).toMatchObject({ named: { length: 4 }, beyond: 3 });
  });

  it('reads what it writes', () => {
    const { named } = readCompared(['golfer:u 1', 'member:m&of=x', 'nothing']);
    expect(readCompared(named.map(textOf)).named).toEqual(named);
  });
});
