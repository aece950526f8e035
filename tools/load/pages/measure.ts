import type { Browser } from '@playwright/test';
import { createClient } from '../client';
import { apiTime, memoryOf } from '../probe';
import { openings } from '../references/record-pages';
import { load } from '../send';
import { quantile } from '../statistics';
import type { Note, Profile, Site } from './browser';
import { measureOpening } from './opening';
import { measureFirst, measureVisit } from './visit';

export type Sites = Record<Site['name'], Site>;

/** The measured values by name, one value per cycle, such as `usual app first` with times in ms. */
export type Samples = Map<string, number[]>;

type Options = {
  words: readonly string[];
  probes: { app: number; sandbox: number };
  quick?: boolean | undefined;
  progress: (text: string) => void;
};

const cycles: Record<Profile, number> = { usual: 7, processor: 3, slow: 3 };
const requestsPerCycle = 25;
const wordsPerVisit = 2;

/** Measures all sites in turn, so that other work of the machine affects all of them. The first cycle is a warm-up. */
export async function measure(browser: Browser, sites: Sites, options: Options): Promise<Samples> {
  const { probes, quick, progress } = options;
  const { app, floor, swap, bare } = sites;
  const samples: Samples = new Map();
  const noter = (profile: Profile, site: Site, kept: boolean): Note => {
    return (what, ...values) => {
      const key = `${profile} ${site.name} ${what}`;
      if (kept) samples.set(key, [...(samples.get(key) ?? []), ...values]);
    };
  };
  const words = options.words.values();
  const word = () => {
    const { value } = words.next();
    if (value === undefined) throw new Error('There are too few words to search for, so a search would change nothing');
    return value;
  };
  const some = () => Array.from({ length: wordsPerVisit }, word);

  // Measures throughput first: on a machine that is too slow, it fails at once and not after half an hour.
  const rounds = quick ? 1 : 3;
  for (let round = 0; round <= rounds; round++) {
    progress(round === 0 ? 'throughput: warming up' : `throughput: ${round} of ${rounds}`);
    for (const [what, site, query, seconds] of [
      ['counted', app, () => counted(app), 20],
      ['counted', floor, () => counted(floor), 20],
      ['known', app, pages, 6],
      ['known', bare, pages, 6],
    ] as const) {
      await measureThroughput(site, query, round === 0 || quick ? 2 : seconds, (name, value) =>
        noter('usual', site, round > 0)(`${what} ${name}`, value),
      );
    }
  }

  for (const profile of ['usual', 'processor', 'slow'] as const) {
    const most = quick ? 1 : cycles[profile];
    for (let cycle = 0; cycle <= most; cycle++) {
      progress(cycle === 0 ? `${profile}: warming up` : `${profile}: cycle ${cycle} of ${most}`);
      const note = (site: Site) => noter(profile, site, cycle > 0);
      await measureVisit(browser, app, profile, some(), note(app));
      await measureVisit(browser, floor, profile, [], note(floor));
      await measureVisit(browser, swap, profile, some(), note(swap));
      await measureVisit(browser, bare, profile, [], note(bare));
      if (profile !== 'usual') continue;
      for (const kind of openings) {
        for (const site of [app, swap]) await measureOpening(browser, site, kind, note(site));
      }
      // This count is not recorded, because the first count after the other measurements reads the table from disk.
      // Later counts read it from memory.
      await measureFirst(browser, floor, counted(floor));
      for (const site of [app, floor]) note(site)('counting', await measureFirst(browser, site, counted(site)));
      for (const pageSize of [10, 100]) await measureServer(app, pageSize, probes.sandbox, note(app));
    }
  }
  noter('usual', app, true)('memory', (await memoryOf(probes.app, 'memory')).rss);
  return samples;
}

const clientOf = ({ url, cookies }: Site) => createClient(new URL(url).origin, cookies, { 'accept-encoding': 'gzip' });

/** Records the ms until a page's last byte on an open connection: in total, and without the time of the API. */
async function measureServer(site: Site, pageSize: number, sandboxProbe: number, note: Note): Promise<void> {
  const client = clientOf(site);
  await apiTime(sandboxProbe);
  for (let turn = 0; turn < requestsPerCycle; turn++) {
    const started = performance.now();
    const { status } = await client.request(
      `${new URL(site.url).pathname}?pageSize=${pageSize}&pageNumber=${turn + 1}`,
    );
    const total = performance.now() - started;
    const api = await apiTime(sandboxProbe);
    if (status !== 200 || api === 0) throw new Error(`A page answered ${status} after ${api} ms of API calls`);
    note(`server ${pageSize}`, total);
    note(`server ${pageSize} alone`, total - api);
  }
}

/**
 * Records throughput and response times of 32 connections. Each sends a request as soon as it has the previous
 * response. Ignores the first half of the time, and requests without a response at the end.
 */
async function measureThroughput(site: Site, query: (turn: number) => string, seconds: number, note: Note) {
  const { pathname } = new URL(site.url);
  const half = performance.now() + seconds * 500;
  const answered = await load(clientOf(site), (turn) => `${pathname}?${query(turn)}`, { connections: 32, seconds });
  const failed = answered.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${site.url} answered ${failed.status}`);
  const times = answered.filter(({ at }) => at >= half).map(({ ms }) => ms);
  note('a second', times.length / (seconds / 2));
  for (const part of [50, 99]) note(`p${part}`, quantile(times, part / 100));
}

const pages = (turn: number) => `pageNumber=${(turn % 50) + 1}`;

/**
 * A filter that matches all rounds and whose count is not cached. The reference sites expect a timestamp where the app
 * expects a day.
 */
const counted = ({ name }: Site) => `createdFrom=${anotherDay()}${name === 'app' ? '' : 'T00:00:00.000Z'}`;

let days = 0;

/** A day before the first round. Each call returns another day. */
function anotherDay(): string {
  return new Date(Date.UTC(1970, 0, ++days)).toISOString().slice(0, 10);
}
