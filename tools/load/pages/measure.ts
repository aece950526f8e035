import type { Browser } from '@playwright/test';
import { createClient } from '../client';
import { memoryOf } from '../probe';
import { load } from '../send';
import { quantile } from '../statistics';
import type { Note, Profile, Site } from './browser';
import { measureOpening, openings } from './opening';
import { measureFirst, measureVisit } from './visit';

/** The measured values by name; times are in ms. */
export type Samples = Map<string, number[]>;

type Options = {
  /** Words that match few rounds. Each search uses another. */
  words: readonly string[];
  probe: number;
  quick?: boolean | undefined;
  progress: (text: string) => void;
};

const cycles: Record<Profile, number> = { usual: 7, processor: 3, slow: 3 };
const wordsPerVisit = 2;

/** Measures the list of friendly rounds and the records behind it. The first cycle is a warm-up. */
export async function measure(browser: Browser, site: Site, options: Options): Promise<Samples> {
  const { probe, quick, progress } = options;
  const samples: Samples = new Map();
  const noter =
    (profile: Profile, kept: boolean): Note =>
    (what, ...values) => {
      const key = `${profile} ${what}`;
      if (kept) samples.set(key, [...(samples.get(key) ?? []), ...values]);
    };
  const words = options.words.values();
  const word = () => {
    const { value } = words.next();
    if (value === undefined) throw new Error('There are too few words to search for, so a search would change nothing');
    return value;
  };

  // Throughput comes first, so that a machine that is too slow fails at once, not after half an hour.
  for (let round = 0; round <= (quick ? 1 : 3); round++) {
    progress(`throughput: ${round === 0 ? 'warming up' : round}`);
    const note = noter('usual', round > 0);
    await measureThroughput(site, 'counted', counted, round === 0 || quick ? 2 : 20, note);
    await measureThroughput(site, 'known', pages, round === 0 || quick ? 2 : 6, note);
  }

  for (const profile of ['usual', 'processor', 'slow'] as const) {
    const most = quick ? 1 : cycles[profile];
    for (let cycle = 0; cycle <= most; cycle++) {
      progress(cycle === 0 ? `${profile}: warming up` : `${profile}: cycle ${cycle} of ${most}`);
      const note = noter(profile, cycle > 0);
      await measureVisit(browser, site, profile, Array.from({ length: wordsPerVisit }, word), note);
      if (profile !== 'usual') continue;
      for (const kind of openings) await measureOpening(browser, site, kind, note);
      note('counting', await measureFirst(browser, site, counted()));
    }
  }
  noter('usual', true)('memory', (await memoryOf(probe, 'memory')).rss);
  return samples;
}

/**
 * Records throughput and response times of 32 connections, each of which sends a request as soon as it has a response.
 * Ignores the first half of the time, and requests still without a response at the end.
 */
async function measureThroughput(
  { url, cookies }: Site,
  what: string,
  query: (turn: number) => string,
  seconds: number,
  note: Note,
) {
  const { origin, pathname } = new URL(url);
  const client = createClient(origin, cookies, { 'accept-encoding': 'gzip' });
  const half = performance.now() + seconds * 500;
  const answered = await load(client, (turn) => `${pathname}?${query(turn)}`, { connections: 32, seconds });
  const failed = answered.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${url} answered ${failed.status}`);
  const times = answered.filter(({ at }) => at >= half).map(({ ms }) => ms);
  note(`${what} a second`, times.length / (seconds / 2));
  for (const part of [50, 99]) note(`${what} p${part}`, quantile(times, part / 100));
}

const pages = (turn: number) => `pageNumber=${(turn % 50) + 1}`;

let days = 0;

/**
 * A filter that matches all rounds and whose count is not cached, because each call uses another day before the first
 * round.
 */
function counted(): string {
  return `createdFrom=${new Date(Date.UTC(1970, 0, ++days)).toISOString().slice(0, 10)}`;
}
