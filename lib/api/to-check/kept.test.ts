import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { keepLook, keptToCheck } from './kept';

beforeEach(() => {
  resetProcessState('toCheck');
  vi.useFakeTimers({ now: new Date('2026-11-01T09:00:00Z') });
  return () => vi.useRealTimers();
});

const uids = () => keptToCheck().entries.map(({ uid }) => uid);

describe('CHECK-1 what was met', () => {
  it('is kept once a record, the latest look first', () => {
    keepLook({ kind: 'course', uid: 'c-1' }, ['No stroke index on hole 4.']);
    keepLook({ kind: 'overdue', uid: 'e-1' }, ['In progress past its end']);
    vi.setSystemTime(new Date('2026-11-01T09:30:00Z'));
    keepLook({ kind: 'course', uid: 'c-1' }, ['Par 7 on hole 2.']);
    expect(keptToCheck().entries).toEqual([
      { kind: 'course', uid: 'c-1', words: ['Par 7 on hole 2.'], lookedAt: new Date('2026-11-01T09:30:00Z') },
      { kind: 'overdue', uid: 'e-1', words: ['In progress past its end'], lookedAt: new Date('2026-11-01T09:00:00Z') },
    ]);
  });

  it('is forgotten when a later look finds nothing', () => {
    keepLook({ kind: 'event', uid: 'e-1', tab: 'teams' }, ['Ranked 2. The scores make 3.']);
    keepLook({ kind: 'overdue', uid: 'e-1' }, ['In progress past its end']);
    keepLook({ kind: 'event', uid: 'e-1', tab: 'individuals' }, []);
    expect(keptToCheck().entries.map(({ kind }) => kind)).toEqual(['overdue', 'event']);
    keepLook({ kind: 'event', uid: 'e-1', tab: 'teams' }, []);
    expect(keptToCheck().entries.map(({ kind }) => kind)).toEqual(['overdue']);
  });

  it('is forgotten after 24 hours', () => {
    keepLook({ kind: 'member', uid: 'm-1' }, ['A jump of more than 3.0']);
    vi.setSystemTime(new Date('2026-11-02T08:59:00Z'));
    expect(uids()).toEqual(['m-1']);
    vi.setSystemTime(new Date('2026-11-02T09:01:00Z'));
    expect(uids()).toEqual([]);
  });

  it('has room for so many records; the one looked at longest ago gives way and is counted', () => {
    for (let index = 0; index < 302; index += 1) keepLook({ kind: 'course', uid: `c-${index}` }, ['Par 7 on hole 2.']);
    keepLook({ kind: 'course', uid: 'c-2' }, ['Par 7 on hole 2.']);
    expect(uids()).toHaveLength(300);
    expect(uids()[0]).toBe('c-2');
    expect(uids()).not.toContain('c-1');
    expect(keptToCheck().dropped).toBe(2);
  });

  it('has three findings of a record in words, and counts the others', () => {
    keepLook({ kind: 'course', uid: 'c-1' }, ['One.', 'Two.', 'Three.', 'Four.', 'Five.']);
    expect(keptToCheck().entries[0]?.words).toEqual(['One.', 'Two.', 'Three.', '2 more.']);
  });
});
