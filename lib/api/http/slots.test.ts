import { expect, it } from 'vitest';
import { createSlots } from './slots';

const never = new AbortController().signal;
const ran = (names: readonly string[]) => names.map((value) => ({ value }));
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** `task` creates a task, `end` ends it, and `began` has the names of the tasks that have begun. */
function tasks() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name);
      ends.set(name, () => resolve(name));
    });
  return { began, task, end: (name: string) => ends.get(name)?.() };
}

it('calls run concurrently up to the limit; further calls run one after the other, in order', async () => {
  const slots = createSlots({ running: 2, waiting: 2, waitMs: 60_000 });
  const { began, task, end } = tasks();
  const all = ['a', 'b', 'c', 'd'].map((name) => slots.run(never, task(name)));
  await turn();
  expect(began).toEqual(['a', 'b']);
  end('b');
  await turn();
  expect(began).toEqual(['a', 'b', 'c']);
  end('a');
  await turn();
  for (const name of ['c', 'd']) end(name);
  expect(await Promise.all(all)).toEqual(ran(['a', 'b', 'c', 'd']));
});

it('a call fails at once if the queue is full; a queued call fails if it gets no slot within the maximum wait; a call that fails frees its slot', async () => {
  const slots = createSlots({ running: 1, waiting: 1, waitMs: 60_000 });
  const { began, task, end } = tasks();
  const impatient = new AbortController();
  const first = slots.run(never, task('first'));
  const second = slots.run(impatient.signal, task('second'));
  await expect(slots.run(never, task('third'))).resolves.toEqual({
    refused: 'Fairway is busy: too many requests are waiting. Try again in a few seconds',
  });
  impatient.abort();
  await expect(second).resolves.toEqual({
    refused: 'Fairway is busy: your request waited too long. Try again in a few seconds',
  });
  const fourth = slots.run(never, () => Promise.reject(new Error('failed')));
  end('first');
  expect(await first).toEqual({ value: 'first' });
  await expect(fourth).rejects.toThrow('failed');
  const fifth = slots.run(never, task('fifth'));
  await turn();
  end('fifth');
  expect(await fifth).toEqual({ value: 'fifth' });
  expect(began).toEqual(['first', 'fifth']);
});

it.each([
  ['longer than the maximum wait', 5, never],
  ['for a caller that has aborted', 60_000, AbortSignal.abort()],
])('a queued call does not wait %s', async (_, waitMs, left) => {
  const slots = createSlots({ running: 1, waiting: 1, waitMs });
  const { task, end } = tasks();
  const first = slots.run(never, task('first'));
  await expect(slots.run(left, task('second'))).resolves.toEqual({ refused: expect.any(String) });
  end('first');
  expect(await first).toEqual({ value: 'first' });
});

it('SRCH-7 low-priority calls use at most half of the slots, run after all others, and are the first to leave a full queue', async () => {
  const slots = createSlots({ running: 2, waiting: 2, waitMs: 60_000 });
  const { began, task, end } = tasks();
  const [low, waiting, dropped] = ['low', 'waiting', 'dropped'].map((name) =>
    slots.run(never, task(name), { priority: 'low' }),
  );
  await turn();
  expect(began, 'one slot stays free for others').toEqual(['low']);
  const screen = slots.run(never, task('screen'));
  const late = slots.run(never, task('late'));
  await expect(waiting, 'the oldest gives up its place').resolves.toEqual({
    refused: expect.stringContaining('too many requests are waiting'),
  });
  await turn();
  expect(began).toEqual(['low', 'screen']);
  end('screen');
  await turn();
  expect(began).toEqual(['low', 'screen', 'late']);
  end('low');
  await turn();
  expect(began).toEqual(['low', 'screen', 'late', 'dropped']);
  for (const name of ['late', 'dropped']) end(name);
  expect(await Promise.all([low, screen, late, dropped])).toEqual(ran(['low', 'screen', 'late', 'dropped']));
});

it('LIMIT-5 a free slot goes to the account with the fewest running calls', async () => {
  const slots = createSlots({ running: 8, waiting: 20, waitMs: 60_000 });
  const { began, task, end } = tasks();
  const run = (name: string) => slots.run(never, task(name), { account: name.slice(0, 1) });
  const first = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2'].map(run);
  await turn();
  expect(began).toHaveLength(8);
  const others = ['a3', 'e1', 'f1', 'e2'].map(run);
  for (const name of ['a1', 'b1', 'c1']) {
    end(name);
    await turn();
  }
  expect(began.slice(8), 'of accounts with as few running calls, the one that waits longest is next').toEqual([
    'e1',
    'f1',
    'a3',
  ]);
  for (const name of ['a2', 'b2', 'c2', 'd1', 'd2', 'a3', 'e1', 'f1']) end(name);
  await turn();
  end('e2');
  await Promise.all([...first, ...others]);
});

it('LIMIT-5 an account gets at most a quarter of the slots, even if no other account waits', async () => {
  const slots = createSlots({ running: 8, waiting: 20, waitMs: 60_000 });
  const { began, task, end } = tasks();
  const run = (name: string) => slots.run(never, task(name), { account: name.slice(0, 1) });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map(run);
  await turn();
  expect(began).toEqual(['a1', 'a2', 'b1']);
  end('b1');
  await turn();
  expect(began, 'the slot of another account stays free').toHaveLength(3);
  for (const name of ['a1', 'a2']) {
    end(name);
    await turn();
  }
  expect(began.slice(3)).toEqual(['a3', 'a4']);
  for (const name of ['a3', 'a4']) end(name);
  await Promise.all(all);
});

it('LIMIT-5 if one account fills the queue, its own oldest call leaves the queue for a call of another account', async () => {
  const slots = createSlots({ running: 1, waiting: 3, waitMs: 60_000 });
  const { began, task, end } = tasks();
  const run = (name: string) => slots.run(never, task(name), { account: name.slice(0, 1) });
  const [first, dropped, ...kept] = ['a1', 'a2', 'a3', 'a4'].map(run);
  const other = run('b1');
  await expect(dropped).resolves.toEqual({ refused: expect.stringContaining('too many requests are waiting') });
  await expect(run('a5'), 'its further calls are refused').resolves.toEqual({
    refused: expect.stringContaining('too many requests are waiting'),
  });
  for (const name of ['a1', 'a3', 'a4', 'b1']) {
    await turn();
    end(name);
  }
  expect(await Promise.all([first, other, ...kept])).toEqual(ran(['a1', 'b1', 'a3', 'a4']));
  expect(began).toEqual(['a1', 'a3', 'a4', 'b1']);
});
