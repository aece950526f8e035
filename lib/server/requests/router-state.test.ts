import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { expect, it } from 'vitest';
import { isRouterState } from './router-state';

const encode = (tree: unknown) => encodeURIComponent(JSON.stringify(tree));
const nested = (depth: number): unknown => (depth === 0 ? ['', {}] : ['', { children: nested(depth - 1) }]);

function frameworkAccepts(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

it.each<[what: string, header: string | undefined]>([
  ['no header', undefined],
  ['a page', encode(['', { children: ['all-users', { children: ['__PAGE__', {}] }] }, null, 'refetch', 16])],
  ['a dynamic segment', encode(['', { children: [['uid', 'u1', 'd', null], {}] }])],
  ['a dynamic segment with siblings', encode([['uid', 'u1', 'd', ['friends']], {}])],
  ['a catch-all segment', encode([['nextauth', 'a/b', 'c', null], {}])],
  ['a refresh', encode(['', {}, ['/all-users', '?q=1'], 'inside-shared-layout', null, 'x'])],
  ['parallel routes', encode(['', { children: ['a', {}], modal: ['b', {}, null, 'metadata-only'] }])],
  ['twelve levels', encode(nested(12))],
])('accepts %s, as the framework does', (_, header) => {
  expect(isRouterState(header)).toBe(true);
  expect(frameworkAccepts(header)).toBe(true);
});

it.each<[what: string, header: string | string[]]>([
  ['two headers', [encode(['', {}]), encode(['', {}])]],
  ['no text', ''],
  ['no JSON', 'garbage'],
  ['a broken escape', '%E0%A4%A'],
  ['null', 'null'],
  ['a number', '7'],
  ['an object', encode({ a: 1 })],
  ['an empty array', '[]'],
  ['a segment alone', encode([''])],
  ['a number for a segment', encode([7, {}])],
  ['a segment of two', encode([['uid', 'u1'], {}])],
  ['a segment of three', encode([['uid', 'u1', 'd'], {}])],
  ['an unknown kind of parameter', encode([['uid', 'u1', 'z', null], {}])],
  ['siblings of numbers', encode([['uid', 'u1', 'd', [1]], {}])],
  ['null for the slots', encode(['', null])],
  ['text for a slot', encode(['', { children: 'x' }])],
  ['a slot called __proto__', '["",{"__proto__":7}]'],
  ['a fault deep inside', encode(['', { children: ['a', { children: ['b', { children: [1, {}] }] }] }])],
  ['a refresh of one', encode(['', {}, ['/x']])],
  ['a refresh of text', encode(['', {}, '/x'])],
  ['an unknown marker', encode(['', {}, null, 'reload'])],
  ['text for the hints', encode(['', {}, null, null, '16'])],
  ['null for the name', encode(['', {}, null, null, 0, null])],
  ['seven elements', encode(['', {}, null, null, 0, 'x', 1])],
  ['50 KB', encode(['x'.repeat(50_000), {}])],
])('refuses %s, as the framework does', (_, header) => {
  expect(frameworkAccepts(header)).toBe(false);
  expect(isRouterState(header)).toBe(false);
});

it('refuses a tree so deep that reading it could exhaust the stack', () => {
  expect(isRouterState(encode(nested(1_000)))).toBe(false);
  expect(isRouterState(`%5B${'%5B'.repeat(10_000)}`)).toBe(false);
});
