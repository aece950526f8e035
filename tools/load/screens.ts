const lists = ['/all-users', '/groups', '/group-members', '/events', '/events/friendly-rounds', '/events/event-rounds'];
const others = ['/admin-users', '/countries', '/regions', '/events/event-courses', '/'];

/** Finds a path for each screen: the lists, the screens that their first rows link to, and those that these link to. */
export async function screensOf(htmlOf: (path: string) => Promise<string>): Promise<string[]> {
  const found = new Set([...others, ...lists]);
  for (const list of lists) for (const path of oneOfEach(pathsIn(await htmlOf(list)).reverse())) found.add(path);
  for (const path of [...found]) {
    for (const below of pathsIn(await htmlOf(path))) if (below.startsWith(`${path}/`)) found.add(below);
  }
  if (found.size < 20) throw new Error(`Only ${found.size} screens were found: the lists are empty`);
  return [...found].sort();
}

/** Keeps only the last of several paths that differ only in ids. */
function oneOfEach(paths: readonly string[]): string[] {
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()];
}

const kindOf = (path: string) => path.replace(/[0-9a-f]{8}-[\w-]+|(?<=\/)[\w-]*\d[\w-]*/g, '*');

function pathsIn(html: string): string[] {
  const links = html.matchAll(/<a [^>]*href="(\/[^"?#]*)"/g);
  return [...new Set([...links].map(([, path = '']) => path))].filter((path) => !path.startsWith('/api/'));
}
