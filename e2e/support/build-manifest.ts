import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function read(folder: string, file: string) {
  return JSON.parse(readFileSync(join(folder, '.next', file), 'utf8'));
}

/** Every route in the build's manifest, such as `/groups/[uid]/members`. */
export function routesOf(folder = '.'): string[] {
  return Object.values(read(folder, 'app-path-routes-manifest.json'));
}

/** The ids of all server actions of a build, including actions that no page uses. */
export function actionsOf(folder = '.'): string[] {
  const { node, edge } = read(folder, 'server/server-reference-manifest.json');
  return Object.keys({ ...node, ...edge });
}

/** The rewrites and the data routes of a build. */
export function rewritesOf(folder = '.'): unknown[] {
  const { rewrites, dataRoutes } = read(folder, 'routes-manifest.json');
  return [...Object.values(rewrites), dataRoutes].flat();
}

/** The routes that need no session. Tests expect that all other routes require a session. */
export const openRoutes: readonly string[] = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/api/auth/[...nextauth]',
  '/healthz',
  '/_next/static/[...file]',
  // Exists only where DESIGN_PAGE is set, as in these tests.
  '/design',
];

/** The uid of one record of each type. */
export type Uids = Readonly<
  Record<'user' | 'group' | 'member' | 'event' | 'round' | 'course' | 'country' | 'region', string>
>;

const kindOf: readonly [part: string, kind: keyof Uids][] = [
  ['/all-users/[', 'user'],
  ['/api/users/[', 'user'],
  ['/groups/[', 'group'],
  ['/group-members/[', 'member'],
  ['/friendly-rounds/[', 'round'],
  ['/event-courses/[', 'course'],
  ['/countries/[', 'country'],
  ['/regions/[', 'region'],
  ['/events/[', 'event'],
  ['/preview/users/[', 'user'],
  ['/tab-totals/user/[', 'user'],
  ['/handicap-spread/[', 'group'],
];

/** An address of this route, with existing uids. */
export function addressOf(route: string, uids: Uids): string {
  const known = route
    .replace('[...missing]', 'there/is/nothing')
    .replace('[...nextauth]', 'session')
    .replace('[...file]', 'missing.js')
    .replace('/choices/[key]', '/choices/country')
    .replace('/results/[kind]', '/results/events')
    .replace('/preview/[list]', '/preview/users')
    .replace('/tab-totals/[kind]', '/tab-totals/user')
    .replace('/export/[list]', '/export/users');
  return known.replace(/\[\w+\]/, () => {
    const kind = kindOf.find(([part]) => known.includes(part))?.[1];
    if (!kind) throw new Error(`Add the record type of ${route} to kindOf in e2e/support/build-manifest.ts`);
    return uids[kind];
  });
}
