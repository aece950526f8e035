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

it('DASH-6 what is there at once is drawn at once, without waiting', async () => {
  const started = { a: Promise.resolve(card), b: Promise.resolve(card) };
  expect(await withDeadline(started, false)).toEqual({ a: card, b: card });
  expect(vi.getTimerCount()).toBe(0);
});

it('DASH-6 a card that is late, or that fails, keeps no other waiting', async () => {
  const late = new Promise<typeof card>(() => {});
  const failed = Promise.reject(new Error('unforeseen'));
  const drawn = withDeadline({ a: Promise.resolve(card), late, failed }, false);
  await vi.runAllTimersAsync();
  expect(await drawn).toEqual({ a: card, late, failed });
  await expect((await drawn).failed).rejects.toThrow('unforeseen');
});

it('DASH-8 whoever cannot be sent anything later waits for everything', async () => {
  let finish = (_: typeof card) => {};
  const late = new Promise<typeof card>((resolve) => {
    finish = resolve;
  });
  const told = vi.fn();
  const drawn = withDeadline({ late }, true).then((cards) => {
    told();
    return cards;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).not.toHaveBeenCalled();
  finish(card);
  expect(await drawn).toEqual({ late: card });
});

it('AUTH-7 a session that is over leads away from the whole page, whatever else is there', async () => {
  const over = Promise.resolve().then(() => redirect('/login'));
  await expect(withDeadline({ a: Promise.resolve(card), over }, false)).rejects.toThrow('NEXT_REDIRECT');
});
