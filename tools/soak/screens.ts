import type { Client } from './client';

const lists = ['/all-users', '/groups', '/group-members', '/events', '/events/friendly-rounds', '/events/event-rounds'];
const others = ['/admin-users', '/countries', '/regions', '/events/event-courses', '/api-differences', '/'];

/** One of each screen of the app: the lists, the screens that their first rows link to, and those below. */
export async function screensOf(client: Client): Promise<string[]> {
  const found = new Set([...others, ...lists]);
  for (const list of lists) {
    const kinds = new Map<string, string>();
    for (const path of pathsIn((await client.request(list)).body)) {
      if (!kinds.has(kindOf(path))) kinds.set(kindOf(path), path);
    }
    for (const path of kinds.values()) found.add(path);
  }
  for (const path of [...found]) {
    for (const below of pathsIn((await client.request(path)).body)) {
      if (below.startsWith(`${path}/`)) found.add(below);
    }
  }
  if (found.size < 20) throw new Error(`Only ${found.size} screens were found: the lists are empty`);
  return [...found].sort();
}

/** One of the paths that differ only in their ids. */
export function oneOfEach(paths: readonly string[]): string[] {
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()];
}

const kindOf = (path: string) => path.replace(/[0-9a-f]{8}-[\w-]+|(?<=\/)[\w-]*\d[\w-]*/g, '*');

function pathsIn(html: string): string[] {
  const links = html.matchAll(/<a [^>]*href="(\/[^"?#]*)"/g);
  return [...new Set([...links].map(([, path = '']) => path))].filter((path) => !path.startsWith('/api/'));
}
