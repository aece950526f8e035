import { beforeEach, expect, it } from 'vitest';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { takeSlot } from './export-slots';

beforeEach(() => resetProcessState('exports'));

const taken = (session: string) => {
  const slot = takeSlot(session);
  return 'refusal' in slot ? slot.refusal : slot.release;
};
const release = (slot: unknown) => (slot as () => void)();

it('a session has three exports in progress at once, and another when one of them has ended', () => {
  const slots = ['a', 'a', 'a'].map(taken);
  expect(taken('a')).toBe('You have 3 exports in progress. Wait for one to end, or stop it, and try again.');
  expect(taken('b')).toBeTypeOf('function');
  release(slots[1]);
  expect(taken('a')).toBeTypeOf('function');
});

it('LIMIT-2 a process has ten', () => {
  const slots = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c', 'd'].map(taken);
  expect(taken('e')).toBe('10 exports are in progress, which is as many as fit. Try again in a minute.');
  release(slots[9]);
  expect(taken('e')).toBeTypeOf('function');
});

it('a slot is given back once, however often an export ends', () => {
  const slots = ['a', 'a', 'a'].map(taken);
  for (const _ of [1, 2, 3]) release(slots[0]);
  expect(taken('a')).toBeTypeOf('function');
  expect(taken('a')).toBeTypeOf('string');
});
