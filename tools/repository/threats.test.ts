import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

const document = ['docs/threats.md', 'docs/asvs.md'].map(read).join('\n');

describe('tests cited by docs/threats.md and docs/asvs.md', () => {
  const cited = [...document.matchAll(/`([\w./()[\]-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g)].map(
    ([, file = '', titles = '']) => ({
      file,
      titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
    }),
  );

  it.each([...new Set(cited.map(({ file }) => file))])(
    'the test titles that docs/threats.md and docs/asvs.md cite from %s exist',
    (file) => {
      // In the source, quotation marks are escaped.
      const source = read(file).replaceAll("\\'", "'");
      const titles = cited.filter((each) => each.file === file).flatMap((each) => each.titles);
      expect(titles.filter((title) => !source.includes(title))).toEqual([]);
    },
  );
});

describe('browser storage in docs/threats.md', () => {
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

  it('AUTH-14 docs/threats.md lists the keys of browser storage that the code uses', () => {
    const code = sources.map(read).join('\n');
    const keys = kept.flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key));
    expect(keys.length).toBeGreaterThan(10);
    const fixed = (key: string) => key.replace(/<.*/, '').replace(/^authjs\.(?!session)/, '');
    expect(keys.filter((key) => !["'", '`'].some((quote) => code.includes(`${quote}${fixed(key)}`)))).toEqual([]);
  });
});
