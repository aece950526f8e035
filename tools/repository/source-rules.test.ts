import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const all = globSync('{app,components,e2e,lib,sandbox,tools}/**/*.{ts,tsx,mjs}');
const drawn = globSync('{app,components}/**/*.{ts,tsx}');
const styles = globSync('{app,components}/**/*.css').filter((file) => file !== 'app/globals.css');
const sources = drawn.filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file));
/** Artwork has literal colours and line widths, because it looks the same in both themes. */
const withoutArtwork = sources.filter((file) => file !== 'components/auth/hole-drawing.tsx');
/** Browser code that must not keep state in module variables. */
const stateless = drawn.filter((file) => /^components\/(?!ui\/|feedback\/)(?!.*\.test\.)/.test(file));

/** The matching lines of files, as `file:line text`. */
function linesWith(files: readonly string[], pattern: RegExp): string[] {
  expect(files.length).toBeGreaterThan(10);
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

describe('text sizes, radii and colours are tokens', () => {
  it.each([
    ['text size', /(?<![\w-])text-\[(length:)?[\d.]+(px|r?em|%)|\bfontSize[:=]/],
    ['radius', /(?<![\w-])rounded(-[a-z]+)?-\[(?!inherit)|\bborderRadius[:=]/],
    ['colour', /\[#|[[(,_ ](rgb|hsl|oklch|oklab|light-dark)a?\(|['"`]#[0-9a-f]{3,8}['"`]/i],
  ])('components have no literal %s', (_, literal) => {
    expect(linesWith(withoutArtwork, literal)).toEqual([]);
  });

  it.each([
    ['text size', /^\s*font(-size)?:(?!\s*(var\(.*\)|calc\(var.*\)|inherit|0);)/],
    ['radius', /^\s*border-([a-z-]+-)?radius:(?!(\s+(var\([^)]*\)|calc\(var.*\)|inherit|0|50%))+;)/],
    ['colour', /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|light-dark)a?\(/i],
  ])('CSS modules have no literal %s', (_, literal) => {
    expect(linesWith(styles, literal)).toEqual([]);
  });
});

it('hand-written CSS is in modules beside the components', () => {
  expect(styles.filter((file) => !file.endsWith('.module.css'))).toEqual([]);
});

it('no class name uses the `*:` variant, whose selector browsers test on every element of the page', () => {
  expect(linesWith(sources, /["'`\s:]\*{1,2}:[a-z[@-]/)).toEqual([]);
});

it('browser code keeps state that outlives a screen in a store, never in a variable of a module', () => {
  expect(linesWith(stateless, /^(?:export )?let \w+/)).toEqual([]);
});

it('AUTH-7 only handlers call the API in a way that may renew the session, which pages cannot', () => {
  const routes = sources.filter(
    (file) => /^app\/api\/.*\/route\.ts$/.test(file) && !/^app\/api\/(auth|avatar|session)\//.test(file),
  );
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter((file) => !readFileSync(file, 'utf8').includes('export const GET = withRenewal('))).toEqual([]);
});

// The rule is tools/lint/read-back.grit, and Biome requires a reason for each exception.
it('at most ten code lines query the DOM', () => {
  expect(linesWith(drawn, /biome-ignore lint\/plugin: /).length).toBeLessThanOrEqual(10);
});

it('each import of date-fns names the file of one function', () => {
  expect(linesWith(all, /from 'date-fns';$/)).toEqual([]);
});

// Other imports would add zod's messages in fifty languages to each bundle.
it('each import of zod is a namespace import, and code uses only types of zod’s core', () => {
  expect(linesWith(all, /^(?!import (?:type )?\* as z from 'zod';).* from 'zod(?:\/.*)?';$/)).toEqual([]);
  expect(linesWith(all, /\bz\.core\.(?!\$Zod)|(?:new|instanceof) z\.core\./)).toEqual([]);
});

// Next.js would send such values to the browser, encrypted with a key that is part of the build.
it('Security: no server action binds values; each is a function of a module', () => {
  expect(linesWith(sources, /^ {3,}'use server'/)).toEqual([]);
  expect(linesWith(sources, /\.bind\(/)).toEqual([]);
});
