import { expect, it } from 'vitest';
import { without } from '@/lib/contract/wire/lenient.fixture';
import type { Reads } from '@/lib/contract/wire/unread';
import { type Fact, readFacts } from '@/lib/old-records/facts';
import { comparedRows } from './compared-rows';

const factsOf = (facts: readonly (readonly [label: string, text: () => string | null])[]) =>
  readFacts(
    facts.map(([label, text]): Fact<null> => ({ label, text, on: ['compare'] })),
    null,
    'UTC',
  );

const course = (facts: Record<string, string | null>) =>
  factsOf(Object.entries(facts).map(([label, value]) => [label, () => value]));

it('CMP-2 a fact that differs is marked, one that all share is not', () => {
  const rows = comparedRows([course({ Country: 'Wales', Holes: '18' }), course({ Country: 'Wales', Holes: '9' })]);
  expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
    ['Country', false],
    ['Holes', true],
  ]);
});

it('CMP-2 a fact that only some have stands in its place, and differs', () => {
  const rows = comparedRows([
    course({ Country: 'Wales', 'White tees': '71.2', 'Red tees': '68.0' }),
    course({ Country: 'Wales', 'White tees': '71.2', 'Blue tees': '69.9', 'Red tees': '68.0' }),
  ]);
  expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
    ['Country', false],
    ['White tees', false],
    ['Blue tees', true],
    ['Red tees', false],
  ]);
  expect(rows[2]?.values[0]).toBeUndefined();
});

it('CMP-2 a fact that is not given differs from one that is', () => {
  expect(comparedRows([course({ Region: null }), course({ Region: 'Kent' })])[0]?.differs).toBe(true);
});

it('CMP-4 what could not be read costs its own place, and counts as no difference', () => {
  const record = without({ name: 'Isla', handicap: '4.1' }, 'Expected number, received string', 'handicap');
  const fact = (label: string, text: Reads<typeof record, string>) => ({ label, text, on: ['compare'] as const });
  const facts = readFacts([fact('Name', 'name'), fact('Handicap', 'handicap')], record, 'UTC');
  expect(facts[1]).toMatchObject({ value: null, unread: expect.stringContaining('Expected number, received string') });
  const rows = comparedRows([facts, course({ Name: 'Isla', Handicap: '4.1' })]);
  expect(rows.map(({ differs }) => differs)).toEqual([false, false]);
});
