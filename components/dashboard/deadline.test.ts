import { redirect } from 'next/navigation';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline';

const card = createElement('p');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('DASH-6 cards that are ready immediately are rendered without a timer', async () => {
  const started = { a: Promise.resolve(card), b: Promise.resolve(card) };
  expect(await withDeadline(started, false)).toEqual({ a: card, b: card });
  expect(vi.getTimerCount()).toBe(0);
});

it('DASH-6 a late or failed card delays no other card', async () => {
  const late = new Promise<typeof card>(() => {});
  const failed = Promise.reject(new Error('unexpected'));
  const rendered = withDeadline({ a: Promise.resolve(card), late, failed }, false);
  await vi.runAllTimersAsync();
  expect(await rendered).toEqual({ a: card, late, failed });
  await expect((await rendered).failed).rejects.toThrow('unexpected');
});

it('DASH-8 a page without scripting waits for every card', async () => {
  let finish = (_: typeof card) => {};
  const late = new Promise<typeof card>((resolve) => {
    finish = resolve;
  });
  const settled = vi.fn();
  const rendered = withDeadline({ late }, true).then((cards) => {
    settled();
    return cards;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).not.toHaveBeenCalled();
  finish(card);
  expect(await rendered).toEqual({ late: card });
});

it('AUTH-7 an ended session redirects the whole page, ready cards or not', async () => {
  const over = Promise.resolve().then(() => redirect('/login'));
  await expect(withDeadline({ a: Promise.resolve(card), over }, false)).rejects.toThrow('NEXT_REDIRECT');
});
