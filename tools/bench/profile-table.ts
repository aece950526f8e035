import { markdownTable } from '../process/report.mjs';
import type { Part, Profile } from './profile';

/** Processor time of a page of the list, by what took it, beside that of the bare page. */
export function profileTable(app: Profile, bare: Profile): string {
  const busy = (Object.keys(app) as Part[]).filter((part) => part !== 'idle');
  const sum = (profile: Profile) => busy.reduce((total, part) => total + profile[part], 0);
  const row = (name: string, ours: number, theirs: number) => [
    name,
    ...[ours, theirs, ours - theirs].map((ms) => `${ms.toFixed(1)} ms`),
  ];
  return markdownTable(
    ['Processor time of a page', 'Fairway', 'Bare page', 'More'],
    [
      ...busy.toSorted((a, b) => app[b] - app[a]).map((part) => row(part, app[part], bare[part])),
      row('All', sum(app), sum(bare)),
    ],
  );
}
