import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { aliases, tailwind, ...settings } = read('components.json');

it('components.json has the settings that the command line of shadcn/ui needs', () => {
  expect(settings).toMatchObject({ style: 'new-york', rsc: true, tsx: true, iconLibrary: 'lucide' });
  expect(tailwind).toMatchObject({ config: '', cssVariables: true, prefix: '' });
  expect(readFileSync(tailwind.css, 'utf8')).toContain("@import 'tailwindcss'");
  expect(readFileSync(tailwind.css, 'utf8')).toContain('--background:');
});

it('every alias of components.json is an existing path', () => {
  expect(read('tsconfig.json').compilerOptions.paths).toEqual({ '@/*': ['./*'] });
  expect(Object.keys(aliases).sort()).toEqual(['components', 'hooks', 'lib', 'ui', 'utils']);
  const paths = Object.values(aliases).map((alias) => String(alias).replace(/^@\//, ''));
  const missing = paths.filter((path) => !existsSync(path) && !existsSync(`${path}.ts`));
  expect(missing).toEqual([]);
  expect(readFileSync(`${aliases.utils.replace('@/', '')}.ts`, 'utf8')).toContain('export function cn(');
});

it('every package that shadcn/ui components import is installed', () => {
  const { dependencies, devDependencies } = read('package.json');
  const needed = ['class-variance-authority', 'clsx', 'lucide-react', 'radix-ui', 'tailwind-merge'];
  expect(needed.filter((name) => !(name in { ...dependencies, ...devDependencies }))).toEqual([]);
});
