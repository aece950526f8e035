import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { type Slot, takeExportSlot } from './export-slots';

const OWN = 'You have 3 exports in progress. Wait for one to finish or cancel one, then try again.';
const ALL = '10 exports are in progress, the most that Fairway runs at once. Try again in a minute.';

beforeEach(() => {
  vi.useFakeTimers();
  resetProcessState('exports');
});
afterEach(() => void vi.useRealTimers());

const take = (account: string, signal = new AbortController().signal) => takeExportSlot(account, signal);
const takeAll = (accounts: string) => Promise.all([...accounts].map((account) => take(account)));
const release = (slot: Slot | undefined) => slot && 'release' in slot && slot.release();
const isHeld = (slot: Slot) => 'release' in slot;

it('LIMIT-2 an account can run three exports at once; another is refused after ten seconds', async () => {
  await takeAll('aaa');
  const further = take('a');
  expect(isHeld(await take('b'))).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await further).toEqual({ refusal: OWN });
});

it('LIMIT-2 a process can run ten exports at once', async () => {
  await takeAll('aaabbbcccd');
  const further = take('e');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await further).toEqual({ refusal: ALL });
});

it('LIMIT-2 when an export ends, the one that waited longest starts, unless its account is at the limit', async () => {
  const slots = await takeAll('aaabbbcccd');
  const order: string[] = [];
  for (const [name, account] of ['first a', 'd', 'e'].map((text) => [text, text.slice(-1)] as const)) {
    void take(account).then((slot) => order.push(`${name} ${isHeld(slot)}`));
  }
  release(slots[9]);
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['d true']);
  release(slots[0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['d true', 'first a true']);
});

it('LIMIT-2 at most twenty exports of an account wait', async () => {
  await takeAll('aaa');
  const waiting = Array.from({ length: 20 }, () => take('a'));
  expect(await take('a')).toEqual({ refusal: OWN });
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await Promise.all(waiting)).filter(isHeld)).toEqual([]);
});

it('LIMIT-2 an export stops waiting when its client disconnects', async () => {
  const slots = await takeAll('aaa');
  const leave = new AbortController();
  const left = take('a', leave.signal);
  leave.abort();
  expect(isHeld(await left)).toBe(false);
  release(slots[0]);
  expect(isHeld(await take('a'))).toBe(true);
});

it('LIMIT-2 a slot is released once, even if the end of its export is reported several times', async () => {
  const slots = await takeAll('aaa');
  for (const _ of [1, 2, 3]) release(slots[0]);
  expect(isHeld(await take('a'))).toBe(true);
  const further = take('a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isHeld(await further)).toBe(false);
});
