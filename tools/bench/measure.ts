import type { Browser } from '@playwright/test';
import { routes } from '@/lib/routes';
import { signInForCookies } from '../testing/browser.mjs';
import { type AppTime, measureAppTime } from './app-time';
import type { Profile } from './browser';
import { appPlaces, measureOpening, type Opened, swapPlace } from './opening';
import { type Opening, openings } from './record-pages';
import type { Servers } from './servers';
import { measureThroughput, memoryOf, type Throughput } from './throughput';
import { measureFirst, measureVisit, type Site, type Visit } from './visit';

type Visits = Record<'app' | 'floor' | 'swap' | 'bare', Visit[]>;
type OpenedBy = Record<'app' | 'swap', Opened[]>;
type Rates = { app: Throughput[]; other: Throughput[] };

export type Measured = Record<Profile, Visits> & {
  /** On this machine. */
  opened: Record<Opening, OpenedBy>;
  /** First loads for which the API counts all rows, as the floor does for every page. */
  counting: Record<'app' | 'floor', number[]>;
  ten: AppTime[];
  hundred: AppTime[];
  /** `counted`: each page counts all rows, as the floor does. `known`: no page counts, as the bare page. */
  counted: Rates;
  known: Rates;
  /** Resident MB of the app's process at the end. */
  memory: number;
};

const quick = process.argv.includes('--quick');
const cycles: Record<Profile, number> = quick
  ? { usual: 1, processor: 1, slow: 1 }
  : { usual: 7, processor: 3, slow: 3 };
const wordsPerVisit = 2;
const requestsPerCycle = 25;
const throughputSeconds = quick ? 2 : 6;
const rounds = quick ? 1 : 3;

/** Measures all sites in turn, so that other load on the machine affects each; the first cycle is a warm-up. */
export async function measure(browser: Browser, servers: Servers, progress: (text: string) => void): Promise<Measured> {
  const cookies = await signInForCookies(browser, servers.app);
  const app: Site = { url: servers.app + routes.friendlyRounds, cookies };
  const site = (url: string): Site => ({ url, cookies: [] });
  const [floor, swap, bare] = [site(servers.floor), site(servers.swap), site(servers.bare)];
  const words = servers.words.values();
  const some = () => Array.from({ length: wordsPerVisit }, () => words.next().value ?? '');
  const measured: Measured = {
    opened: Object.fromEntries(openings.map((kind) => [kind, { app: [], swap: [] }])) as unknown as Measured['opened'],
    ...{ usual: empty(), processor: empty(), slow: empty(), ten: [], hundred: [], memory: 0 },
    counting: { app: [], floor: [] },
    ...{ counted: { app: [], other: [] }, known: { app: [], other: [] } },
  };

  for (const profile of ['usual', 'processor', 'slow'] as const) {
    for (let cycle = 0; cycle <= cycles[profile]; cycle++) {
      progress(cycle === 0 ? `${profile}: warming up` : `${profile}: cycle ${cycle} of ${cycles[profile]}`);
      const kept = cycle === 0 ? empty() : measured[profile];
      const plain = { profile, words: [], prefetches: false, swaps: false };
      kept.app.push(await measureVisit(browser, app, { profile, words: some(), prefetches: true, swaps: true }));
      kept.floor.push(await measureVisit(browser, floor, plain));
      kept.swap.push(await measureVisit(browser, swap, { ...plain, words: some(), swaps: true }));
      kept.bare.push(await measureVisit(browser, bare, plain));
      if (profile !== 'usual') continue;
      for (const kind of openings) {
        const opened: OpenedBy = cycle === 0 ? { app: [], swap: [] } : measured.opened[kind];
        opened.app.push(await measureOpening(browser, app, { profile, place: appPlaces[kind] }));
        opened.swap.push(await measureOpening(browser, swap, { profile, place: swapPlace(kind) }));
      }
      const counting = cycle === 0 ? { app: [], floor: [] } : measured.counting;
      const countedFloor = () => measureFirst(browser, { ...floor, url: `${floor.url}?${counted(MIDNIGHT)}` }, profile);
      // The first to count after the records reads the table from disk, the next from memory.
      await countedFloor();
      counting.app.push(await measureFirst(browser, { ...app, url: `${app.url}?${counted('')}` }, profile));
      counting.floor.push(await countedFloor());
      const request = { times: requestsPerCycle, apiTimes: servers.apiTimes };
      const ten = await measureAppTime(app, { ...request, pageSize: 10 });
      const hundred = await measureAppTime(app, { ...request, pageSize: 100 });
      if (cycle === 0) continue;
      measured.ten.push(...ten);
      measured.hundred.push(...hundred);
    }
  }

  for (let round = 0; round <= rounds; round++) {
    progress(round === 0 ? 'throughput: warming up' : `throughput: ${round} of ${rounds}`);
    const rate = (site: Site, query: (turn: number) => string) =>
      measureThroughput(site, { seconds: round === 0 ? 2 : throughputSeconds, query });
    const rates = [
      await rate(app, () => counted('')),
      await rate(floor, () => counted(MIDNIGHT)),
      await rate(app, pages),
      await rate(bare, pages),
    ] as const;
    if (round === 0) continue;
    measured.counted.app.push(rates[0]);
    measured.counted.other.push(rates[1]);
    measured.known.app.push(rates[2]);
    measured.known.other.push(rates[3]);
  }
  measured.memory = await memoryOf(servers.appPid);
  return measured;
}

const empty = (): Visits => ({ app: [], floor: [], swap: [], bare: [] });

const pages = (turn: number) => `pageNumber=${(turn % 50) + 1}`;

/** The references take moments where the app takes days. */
const MIDNIGHT = 'T00:00:00.000Z';

const counted = (time: string) => `createdFrom=${anotherDay()}${time}`;

let days = 0;

/** A new day before the first round: the filter matches all rounds, and no count of it is cached. */
function anotherDay(): string {
  return new Date(Date.UTC(1970, 0, ++days)).toISOString().slice(0, 10);
}
