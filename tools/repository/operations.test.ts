import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const [deploy, runbook] = ['docs/deploy.md', 'docs/runbook.md'].map(read) as [string, string];

it('docs/runbook.md explains every log event', () => {
  const folders = ['lib', 'app'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const sources = [...folders, 'middleware.ts', 'instrumentation.ts'].filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const logged = sources.flatMap((file) => matches(read(file), /\blog\(\s*'\w+',\s*['`]([^'`]+)['`]/g));
  const [type = ''] = matches(read('lib/auth/sign-in/refusals.ts'), /^type Step = (.+);$/gm);
  const steps = matches(type, /'([\w-]+)'/g);
  const events = new Set(logged.flatMap((event) => steps.map((step) => event.replace(`\${step}`, step))));
  expect(steps).toContain('sign-in');
  expect(events.size).toBeGreaterThan(20);
  expect([...events].filter((event) => !runbook.includes(`\`${event}\``))).toEqual([]);
});

it('docs/deploy.md and .env.example name every variable of the app', () => {
  const names = matches(read('lib/server/env.ts'), /^ {2}([A-Z][A-Z_]+):/gm);
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !deploy.includes(`\`${name}\``))).toEqual([]);
  expect(names.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(read('.env.example')))).toEqual([]);
});
