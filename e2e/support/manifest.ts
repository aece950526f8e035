import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function read(folder: string, file: string) {
  return JSON.parse(readFileSync(join(folder, '.next', file), 'utf8'));
}

/** Every address that a build answers at, as the build itself lists them: `/groups/[uid]/members`. */
export function routesOf(folder = '.'): string[] {
  return Object.values(read(folder, 'app-path-routes-manifest.json'));
}

/** The id of every server action of a build, those that no page has in its markup included. */
export function actionsOf(folder = '.'): string[] {
  const { node, edge } = read(folder, 'server/server-reference-manifest.json');
  return Object.keys({ ...node, ...edge });
}

/** What the configuration of a build leads elsewhere. */
export function rewritesOf(folder = '.'): unknown[] {
  const { rewrites, dataRoutes } = read(folder, 'routes-manifest.json');
  return [...Object.values(rewrites), dataRoutes].flat();
}

/** What is open to everybody. Whatever is added to the app is closed until it stands here. */
export const openRoutes: readonly string[] = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/api/auth/[...nextauth]',
  '/healthz',
];

/** One thing of each kind to ask for. */
export type Uids = Readonly<Record<'golfer' | 'group' | 'member' | 'event' | 'round' | 'course', string>>;

const kindOf: readonly [part: string, kind: keyof Uids][] = [
  ['/all-users/[', 'golfer'],
  ['/api/users/[', 'golfer'],
  ['/groups/[', 'group'],
  ['/group-members/[', 'member'],
  ['/friendly-rounds/[', 'round'],
  ['/event-courses/[', 'course'],
  ['/events/[', 'event'],
];

/** An address of this route. */
export function addressOf(route: string, uids: Uids): string {
  const known = route
    .replace('[...missing]', 'there/is/nothing')
    .replace('[...nextauth]', 'session')
    .replace('/choices/[key]', '/choices/country')
    .replace('/export/[list]', '/export/users');
  return known.replace(/\[\w+\]/, () => {
    const kind = kindOf.find(([part]) => known.includes(part))?.[1];
    if (!kind) throw new Error(`Say in e2e/support/manifest.ts what stands in ${route}`);
    return uids[kind];
  });
}
