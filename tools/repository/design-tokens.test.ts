import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
const files = [...filesOf('app'), ...filesOf('components')];
const read = (file: string) => readFileSync(file, 'utf8');
const sources = files.filter((file) => /(?<!\.(test|fixture))\.tsx?$/.test(file));
const styles = files.filter((file) => file.endsWith('.css'));
const modules = styles.filter((file) => file !== 'app/globals.css');

/** The matching lines of files, as `file:line text`. */
function linesWith(searched: readonly string[], pattern: RegExp): string[] {
  return searched.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

describe('text sizes, radii and colours are tokens', () => {
  /** Artwork has literal colours and line widths, because it looks the same in both themes. */
  const DRAWINGS = ['components/auth/hole-drawing.tsx'];
  const classNames = sources.filter((file) => !DRAWINGS.includes(file));

  it.each([
    ['text size', /(?<![\w-])text-\[(length:)?[\d.]+(px|r?em|%)|\bfontSize[:=]/],
    ['radius', /(?<![\w-])rounded(-[a-z]+)?-\[(?!inherit)|\bborderRadius[:=]/],
    ['colour', /\[#|[[(,_ ](rgb|hsl|oklch|oklab|light-dark)a?\(|['"`]#[0-9a-f]{3,8}['"`]/i],
  ])('components have no literal %s', (_, literal) => {
    expect(linesWith(classNames, literal)).toEqual([]);
  });

  it.each([
    ['text size', /^\s*font(-size)?:(?!\s*(var\(.*\)|calc\(var.*\)|inherit|0);)/],
    ['radius', /^\s*border-([a-z-]+-)?radius:(?!(\s+(var\([^)]*\)|calc\(var.*\)|inherit|0|50%))+;)/],
    ['colour', /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|light-dark)a?\(/i],
  ])('CSS modules have no literal %s', (_, literal) => {
    expect(linesWith(modules, literal)).toEqual([]);
  });
});

it('no class name uses the `*:` variant, because browsers test its selector on every element of the page', () => {
  expect(linesWith(sources, /["'`\s:]\*{1,2}:[a-z[@-]/)).toEqual([]);
});

describe('hand-written CSS is limited to what utilities lack', () => {
  it('hand-written CSS is in modules beside the components', () => {
    expect(modules.filter((file) => !file.endsWith('.module.css'))).toEqual([]);
  });

  it('a CSS module styles a class only if a rule depends on its state, position or content; other classes use utilities', () => {
    const drawn = modules.flatMap((file) => selectorsOf(read(file)).map((selector) => ({ file, selector })));
    const nameOf = ({ file, selector }: (typeof drawn)[number]) => `${file} ${/^\.[\w-]+$/.exec(selector)?.[0] ?? ''}`;
    const plain = drawn.filter(({ selector }) => /^\.[\w-]+$/.test(selector));
    const others = drawn.filter(({ selector }) => !/^\.[\w-]+$/.test(selector));
    const earned = (one: (typeof drawn)[number]) =>
      others.some(
        ({ file, selector }) => file === one.file && new RegExp(`\\${one.selector}(?![\\w-])`).test(selector),
      );
    expect(plain.length).toBeGreaterThan(5);
    expect(plain.filter((one) => !earned(one)).map(nameOf)).toEqual([]);
  });

  it('app/globals.css contains only tokens, theme, variants, shared utilities and base styles', () => {
    const known = [
      /^@import 'tailwindcss'$/,
      /^@source not inline\(/,
      /^:root$/,
      /^\[data-theme='(light|dark)'\]$/,
      // This block has the tokens for printed pages.
      /^@media print$/,
      /^@theme inline$/,
      /^@custom-variant [\w-]+\b/,
      // These utilities for icons and buttons replace class names that many elements of a page would repeat.
      /^@utility (icon-\*|small-icon|copy-icon|button|dotted|wrapped|cell-link)$/,
      /^@utility (shadow-md|shadow-lg|transition-colors)$/,
      /^@layer base$/,
    ];
    const rules = topLevelRules(read('app/globals.css'));
    expect(rules.length).toBeGreaterThan(8);
    expect(rules.filter((rule) => !known.some((pattern) => pattern.test(rule)))).toEqual([]);
  });
});

/** The selector of each rule together with its outer rules: `.card th`, `@media print .card`. */
function selectorsOf(css: string): string[] {
  const selectors: string[] = [];
  const path: string[] = [];
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') path.pop();
    if (end !== '{') continue;
    path.push(text.trim());
    selectors.push(path.filter((part) => !part.startsWith('@layer')).join(' '));
  }
  return selectors.filter(Boolean);
}

/** The text before the first brace of each top-level block, and each top-level statement. */
function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let text = '';
  for (const character of css.replace(/\/\*.*?\*\//gs, '')) {
    const ends = character === ';' || character === '{';
    if (depth === 0 && ends) rules.push(text.trim());
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth > 0 || ends || character === '}') text = '';
    else text += character;
  }
  return rules;
}

describe('components/ui', () => {
  const room = files.filter((file) => /^components\/ui\/[\w-]+\.tsx?$/.test(file));
  const importsOf = (file: string) =>
    [...read(file).matchAll(/from '(?:@\/components\/ui|\.)\/([\w-]+)'/g)].map(([, name]) => name);
  const nameOf = (file: string) => file.replace(/^.*\/([\w-]+)\.tsx?$/, '$1');

  /** Components that render no element: context providers, listeners, or components of another library. */
  const WITHOUT_ELEMENT = ['Sheet', 'SidebarProvider', 'Slot', 'Toaster', 'TooltipProvider'];

  it('every exported component of components/ui has a data-slot or is built from a component with a data-slot', () => {
    const components = room.filter((file) => file.endsWith('.tsx')).flatMap((file) => functionsOf(read(file)));
    const exported = components.filter(({ exported }) => exported);
    expect(exported.length).toBeGreaterThan(80);
    const slotted = (source: string) =>
      /data-slot=|= part\(/.test(source) || components.some(({ name }) => source.includes(`<${name}`));
    const bare = exported.filter(({ name, source }) => !WITHOUT_ELEMENT.includes(name) && !slotted(source));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('the product uses every file of components/ui, directly or through another file', () => {
    const product = files.filter((file) => /\.tsx?$/.test(file) && !/^(app\/design|components\/ui)\//.test(file));
    const used = new Set(product.flatMap(importsOf));
    for (let before = -1; before < used.size; ) {
      before = used.size;
      for (const file of room) if (used.has(nameOf(file))) for (const part of importsOf(file)) used.add(part);
    }
    expect(room.length).toBeGreaterThan(25);
    expect(room.map(nameOf).filter((name) => !used.has(name))).toEqual([]);
  });
});

/** The components that the source of a file declares. */
function functionsOf(source: string) {
  const exportedNames =
    /export \{([^}]*)\}/
      .exec(source)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  return source.split(/^(?=(?:export )?(?:function|const) )/m).flatMap((part) => {
    const [, inline, name = ''] = /^(export )?(?:function|const) ([A-Z]\w*)(?=[(<]| = part\()/.exec(part) ?? [];
    return name ? [{ name, source: part, exported: inline !== undefined || exportedNames.includes(name) }] : [];
  });
}
