import { type Client, CONNECTIONS, FAILED } from './client';
import { quantile } from './figures';

const PATH = '/all-users';

/** `whole` is a screen with all that belongs on it; the status is 0 when no answer came. */
export type Asked = { status: number; whole: boolean; ms: number };

export type Flood = { screens: Promise<Asked>[]; doors: Promise<Asked>[] };

async function ask(client: Client, path: string): Promise<Asked> {
  try {
    const { status, body, ms } = await client.get(path);
    return { status, whole: status === 200 && !FAILED.test(body), ms };
  } catch {
    return { status: 0, whole: false, ms: Number.POSITIVE_INFINITY };
  }
}

/** So many screens a second, no matter what becomes of them, and so often what must be open at any time. */
export async function flood(
  client: Client,
  { rate, doorRate, seconds }: { rate: number; doorRate: number; seconds: number },
): Promise<Flood> {
  const screens: Promise<Asked>[] = [];
  const doors: Promise<Asked>[] = [];
  const begun = performance.now();
  for (let second = 0; second < seconds; second += 0.1) {
    while (screens.length < rate * second) screens.push(ask(client, pageOf(screens.length)));
    if (doors.length < second * doorRate) doors.push(ask(client, '/healthz'), ask(client, '/login?reason=expired'));
    await untilAfter(begun, second * 1000);
  }
  return { screens, doors };
}

/** Answers a second to eight who ask one after the other. */
export async function throughput(client: Client): Promise<number> {
  let count = 0;
  const begun = performance.now();
  const one = async () => {
    while (performance.now() - begun < 10_000) {
      if ((await client.get(pageOf(count))).status === 200) count += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return count / 10;
}

/** How long it takes until a screen is there again, and whole, in ms; NaN when it takes more than a minute. */
export async function recovery(client: Client): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 60_000) {
    if ((await ask(client, '/groups')).whole) return performance.now() - begun;
  }
  return Number.NaN;
}

/** Like a proxy's, the connections are there before: a saturated process accepts one at each turn of its loop. */
export async function connect(client: Client): Promise<void> {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => client.get('/healthz')));
}

/** How often which status came that nobody expects: `0: 2, 500: 1`. */
export function statusesBut(asked: readonly Asked[], expected: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const { status } of asked) {
    if (!expected.includes(status)) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ') || 'none';
}

/** @param part 0.5 for the median */
export function timeOf(asked: readonly Asked[], part: number): number {
  return quantile(
    asked.map(({ ms }) => ms),
    part,
  );
}

const pageOf = (index: number) => `${PATH}?pageNumber=${1 + (index % 50)}`;

async function untilAfter(begun: number, ms: number): Promise<void> {
  const wait = begun + ms - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
