import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');

it('each image has a fixed version', () => {
  const stages = matches(dockerfile, /^FROM \S+ AS (\S+)$/gm);
  const bases = matches(dockerfile, /^FROM (\S+)/gm).filter((base) => !stages.includes(base));
  const images = [...new Set(bases), ...matches(compose, /^ +image: (\S+)$/gm)];
  expect(images).toHaveLength(3);
  expect(images.filter((image) => !/:\d+\.\d+(\.\d+)?-bookworm(-slim)?$/.test(image))).toEqual([]);
});

it('each image runs as an unprivileged user and has a health check', () => {
  const stages = dockerfile.split(/^FROM /m).filter((stage) => /^CMD /m.test(stage));
  expect(stages).toHaveLength(2);
  for (const stage of stages) {
    const lines = stage.split('\n');
    expect(lines).toContain('USER node');
    expect(lines.filter((line) => line.startsWith('HEALTHCHECK '))).toHaveLength(1);
  }
});

it('the app of compose.yaml takes every variable of .env.example', () => {
  const described = matches(read('.env.example'), /^#?([A-Z][A-Z_]+)=/gm);
  const passedThrough = matches(compose, /^ {6}- ([A-Z_]+)/gm);
  expect(described.length).toBeGreaterThan(6);
  expect(described.filter((name) => !passedThrough.includes(name))).toEqual([]);
});

it('the build context contains the sources of the build, and only what is listed', () => {
  const rules = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const { include } = JSON.parse(read('tsconfig.build.json')) as { include: string[] };
  const sources = include.map((path) => path.split('/')[0] ?? '').filter((root) => !/^(\.next|next-env)/.test(root));
  expect(rules[0]).toBe('*');
  expect(sources.length).toBeGreaterThan(4);
  expect(sources.filter((source) => !rules.includes(`!${source}`))).toEqual([]);
  expect(rules.lastIndexOf('**/.env*')).toBeGreaterThan(rules.findLastIndex((rule) => rule.startsWith('!')));
});
