import { expect, it } from 'vitest';
import { comparedRows } from './compared-rows';

const course = (facts: Record<string, string | null>) =>
  Object.entries(facts).map(([label, value]) => ({ label, value }));

it('CMP-2 a field whose values differ is marked; a field with equal values is not', () => {
  const rows = comparedRows([course({ Country: 'Wales', Holes: '18' }), course({ Country: 'Wales', Holes: '9' })]);
  expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
    ['Country', false],
    ['Holes', true],
  ]);
});

it('CMP-2 a field that only some of the records have keeps its position and is marked', () => {
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

it('CMP-2 an empty field differs from a field with a value', () => {
  expect(comparedRows([course({ Region: null }), course({ Region: 'Kent' })])[0]?.differs).toBe(true);
});

it('CMP-4 hidden fields and fields that could not be parsed are not marked as different', () => {
  const unread = {
    label: 'Handicap',
    value: null,
    unread: 'Unreadable. Technical details: Expected number, received string',
  };
  const hidden = { label: 'E-mail', value: null, emailUrl: '/api/users/a/email' };
  const rows = comparedRows([[unread, hidden], course({ Handicap: '4.1', 'E-mail': 'isla@club.example' })]);
  expect(rows.map(({ differs }) => differs)).toEqual([false, false]);
});
