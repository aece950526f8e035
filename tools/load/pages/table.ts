import { openings } from '../references/record-pages';
import { markdownTable, type Row } from '../report';
import { median, quantile } from '../statistics';
import type { Profile, Site } from './browser';
import type { Samples } from './measure';

/** Each figure, the one it is compared with, and its target. */
export function benchTable(samples: Samples): string {
  const of = (name: Site['name'], what: string, profile: Profile = 'usual') => {
    const found = samples.get(`${profile} ${name} ${what}`);
    if (!found) throw new Error(`${what} of ${name} was not measured`);
    return found;
  };
  const app = (what: string, profile?: Profile) => of('app', what, profile);

  type Compared = {
    most?: number;
    with: Site['name'];
    what: string;
    theirs?: string;
    profile?: Profile;
    note?: string;
  };
  const ratio = (label: string, { most, with: name, what, theirs = what, profile, note = '' }: Compared): Row => {
    const [own, other] = [app(what, profile), of(name, theirs, profile)];
    const times = median(own) / median(other);
    const target = most === undefined ? [] : [`≤ ${most} ×`, times <= most];
    return [label, spread(own), `${name}${note} ${spread(other)}`, `${times.toFixed(2)} ×`, ...target];
  };
  const rate = (label: string, least: number, name: Site['name'], kind: string): Row => {
    const figure = (site: Site['name'], what: string) => median(of(site, `${kind} ${what}`));
    const words = (site: Site['name']) => {
      const [p50, p99] = [figure(site, 'p50').toFixed(0), figure(site, 'p99').toFixed(0)];
      return `${figure(site, 'a second').toFixed(1)}, p50 ${p50}, p99 ${p99} ms`;
    };
    const times = figure('app', 'a second') / figure(name, 'a second');
    return [label, words('app'), `${name} ${words(name)}`, `${times.toFixed(2)} ×`, `≥ ${least} ×`, times >= least];
  };
  const limit = (label: string, value: string, target = '', met?: boolean): Row => [label, value, '', '', target, met];

  const [script, requests] = [Math.max(...app('script')), Math.max(...app('requests'))];
  const shift = Math.max(...app('shift'), ...app('shift', 'slow'));
  const own = app('server 10 alone');
  const growth = median(app('server 100')) / median(app('server 10'));
  return markdownTable(
    ['', 'Fairway', 'Compared with', 'Ratio', 'Target', ''],
    [
      ratio('First row, nothing cached', { most: 2.4, with: 'floor', what: 'first' }),
      ratio('… the API counts too', { most: 2.4, with: 'floor', what: 'counting' }),
      ratio('… on a slow processor', { most: 2.4, with: 'floor', what: 'first', profile: 'processor' }),
      ratio('… slow', { most: 2.7, with: 'floor', what: 'first', profile: 'slow' }),
      ratio('… against the bare page', { with: 'bare', what: 'first' }),
      ratio('Second visit', { most: 1.5, with: 'floor', what: 'second' }),
      ratio('… on a slow processor', { most: 1.5, with: 'floor', what: 'second', profile: 'processor' }),
      ratio('Page 5,000 by its address', { most: 1.5, with: 'swap', what: 'deep' }),
      ratio('Next page, the first', { most: 1.3, with: 'swap', what: 'first next', theirs: 'next' }),
      ratio('Next page, those after it', { most: 1.3, with: 'swap', what: 'other next', theirs: 'next' }),
      ratio('Sort', { most: 1.3, with: 'swap', what: 'sort' }),
      ratio('Next page after the pointer rested', { most: 1, with: 'swap', what: 'prefetched', theirs: 'next' }),
      ratio('… slow', { most: 0.2, with: 'swap', what: 'prefetched', theirs: 'next', profile: 'slow' }),
      ratio('Search, from its request', { most: 1.2, with: 'swap', what: 'search' }),
      ...openings.flatMap((kind) => [
        ratio(`Open: ${kind}`, { most: 1.5, with: 'swap', what: `${kind} click` }),
        ratio('… after the pointer rested', {
          ...{ most: 1, with: 'swap', note: ', clicked' },
          ...{ what: `${kind} rested`, theirs: `${kind} click` },
        }),
        ratio('… both after the pointer rested', { with: 'swap', what: `${kind} rested` }),
        ratio('… and back', { most: 1, with: 'swap', what: `${kind} back` }),
        ratio('… by its address, first part', { with: 'swap', what: `${kind} first` }),
      ]),
      limit('JavaScript on first load, compressed', kilobytes(script), '≤ 160 KB', script <= 160_000),
      limit('Requests on first load', String(requests), '≤ 20', requests <= 20),
      limit('HTML of the document, gzip', kilobytes(median(app('document')))),
      limit('Largest paint', spread(app('paint'))),
      limit('Blocked by long tasks', spread(app('blocked'))),
      limit('Layout shift, the worst of all', shift.toFixed(3), '0', shift === 0),
      limit('Slowest interaction', spread(app('slowest')), '≤ 100 ms', Math.max(...app('slowest')) <= 100),
      limit(
        'Server without its API call, p50 (p95)',
        `${median(own).toFixed(1)} ms (${quantile(own, 0.95).toFixed(1)})`,
        '≤ 8 ms',
        median(own) <= 8,
      ),
      limit('100 rows against 10, server', `${growth.toFixed(2)} ×`, '≤ 2 ×', growth <= 2),
      rate('Pages a second, counted each time', 0.85, 'floor', 'counted'),
      rate('Pages a second, totals known', 0.8, 'bare', 'known'),
      limit('Memory of the app afterwards', `${median(app('memory')).toFixed(0)} MB`),
    ],
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const spread = (ms: readonly number[]) =>
  `${median(ms).toFixed(1)} ms (${Math.min(...ms).toFixed(0)}–${Math.max(...ms).toFixed(0)})`;
