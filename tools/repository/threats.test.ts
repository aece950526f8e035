import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

/** The number of requirements of levels 1 and 2 in each section of each chapter of ASVS 5.0.0. */
const sections: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
};

const document = read('docs/threats.md');
const all = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter.slice(1)}.${section + 1}.${index + 1}`),
  ),
);
const verdicts = ['Missed', 'Met', 'Not applicable'] as const;

/** The requirements that a text names. The range `6.2.6–6.2.9` stands for four requirements. */
function requirementsIn(names: string): string[] {
  return names.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('–');
    const [first, last] = [all.indexOf(from), all.indexOf(to)];
    return first < 0 || last < first ? [`unknown: ${part}`] : all.slice(first, last + 1);
  });
}

/** The requirements of each row under a heading: Missed, Met or Not applicable. */
function rowsOf(verdict: string): string[][] {
  const [, section = ''] = document.split(`\n### ${verdict}\n`);
  const [list = ''] = section.split(/^##/m);
  return [...list.matchAll(/^- (\d.*?): /gm)].map(([, names = '']) => requirementsIn(names));
}

it('docs/threats.md lists each requirement of ASVS 5.0.0, levels 1 and 2, once as missed, met or not applicable', () => {
  expect(all).toHaveLength(253);
  const given = verdicts.flatMap((verdict) => rowsOf(verdict).flat());
  expect(given.toSorted()).toEqual(all.toSorted());
});

it('docs/threats.md has the right numbers of missed, met and inapplicable requirements', () => {
  const [missed, met, notApplicable] = verdicts.map((verdict) => rowsOf(verdict).flat().length);
  expect(document).toContain(`${met} are met, ${notApplicable} do not apply and ${missed} are missed`);
});

describe('docs/threats.md cites tests that exist', () => {
  const cited = [...document.matchAll(/`([\w./()[\]-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g)].map(
    ([, file = '', titles = '']) => ({
      file,
      titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
    }),
  );

  it('docs/threats.md cites more than 80 tests', () => expect(cited.length).toBeGreaterThan(80));

  it.each([...new Set(cited.map(({ file }) => file))])(
    'the test titles that docs/threats.md cites from %s exist',
    (file) => {
      // Quotation marks are escaped in the source.
      const source = read(file).replaceAll("\\'", "'");
      const titles = cited.filter((each) => each.file === file).flatMap((each) => each.titles);
      expect(titles.filter((title) => !source.includes(title))).toEqual([]);
    },
  );
});

describe('docs/threats.md lists the browser storage', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const kept = [...document.matchAll(/^- (`.+`) \((?:localStorage|sessionStorage|cookie)\b.*; `(.+)`$/gm)];

  it('AUTH-14 docs/threats.md lists every file that writes to browser storage or cookies', () => {
    const writes = /(?:local|session)Storage\.setItem\(|document\.cookie = /;
    const writers = sources.filter((file) => {
      const source = read(file);
      return writes.test(source) || (file.startsWith('lib/auth/') && /\bcookieName\(/.test(source));
    });
    expect([...new Set(kept.map(([, , file]) => file))].toSorted()).toEqual(writers.toSorted());
  });

  it('AUTH-14 docs/threats.md lists browser storage by the keys that the code uses', () => {
    const code = sources.map(read).join('\n');
    const keys = kept.flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key));
    expect(keys.length).toBeGreaterThan(10);
    const fixed = (key: string) => key.replace(/<.*/, '').replace(/^authjs\.(?!session)/, '');
    expect(keys.filter((key) => !["'", '`'].some((quote) => code.includes(`${quote}${fixed(key)}`)))).toEqual([]);
  });
});
