import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

function foldersOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The files of `components` by their room, with the files that each imports. */
function importsOf(folder: string): { file: string; imported: string[] }[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((name) => {
      const file = join(folder, name);
      const specifiers = [...read(file).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g)].map(
        ([, to = '']) => to,
      );
      return {
        file,
        imported: specifiers.flatMap((to) => {
          if (to.startsWith('@/')) return [to.slice(2)];
          return to.startsWith('.') ? [join(dirname(file), to)] : [];
        }),
      };
    });
}

const roomOf = (path: string) => path.split('/')[1] ?? '';

/** Each room with the rooms that it imports. */
function graphOf(folder: string): Map<string, Set<string>> {
  const graph = new Map(foldersOf(folder).map((room) => [room, new Set<string>()]));
  for (const { file, imported } of importsOf(folder)) {
    for (const to of imported) {
      if (to.startsWith(`${folder}/`) && roomOf(to) !== roomOf(file)) graph.get(roomOf(file))?.add(roomOf(to));
    }
  }
  return graph;
}

/** The rooms that can be reached from this one. */
function reachedFrom(graph: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> {
  const reached = new Set<string>();
  const walk = (room: string) => {
    for (const next of graph.get(room) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      walk(next);
    }
  };
  walk(from);
  return reached;
}

describe.each(['components', 'lib'])('the rooms of %s', (folder) => {
  it('form no loop', () => {
    const graph = graphOf(folder);
    expect([...graph.keys()].filter((room) => reachedFrom(graph, room).has(room))).toEqual([]);
    expect([...graph.values()].some((rooms) => rooms.size > 0)).toBe(true);
  });

  it('are in docs/rooms.md, as are their folders, and nothing else is', () => {
    const text = read('docs/rooms.md');
    const [, part = ''] = new RegExp(`^${folder}/.*\n((?: .*\n)+)`, 'm').exec(text) ?? [];
    const named = [...part.matchAll(/^( {2}| {4})((?:[\w-]+\/ ?)+)/gm)].flatMap(([, indent = '', names = '']) =>
      names
        .trim()
        .split(/\/ ?/)
        .filter(Boolean)
        .map((name) => [indent.length / 2, name] as const),
    );
    const rooms = foldersOf(folder);
    const within = rooms.flatMap((room) => foldersOf(`${folder}/${room}`));
    const namesOf = (level: number) => named.filter(([at]) => at === level).map(([, name]) => name);
    expect(namesOf(1).toSorted()).toEqual(rooms.toSorted());
    expect(namesOf(2).toSorted()).toEqual(within.toSorted());
  });
});

it('every room of components has its allow-list', () => {
  const { overrides } = JSON.parse(read('biome.json')) as { overrides: { includes: string[] }[] };
  const zones = overrides.flatMap(({ includes }) => includes);
  expect(foldersOf('components').filter((room) => !zones.includes(`components/${room}/**`))).toEqual([]);
  expect(readdirSync(join(root, 'components'), { withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([]);
});
