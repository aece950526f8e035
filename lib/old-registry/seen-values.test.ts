import { expect, it } from 'vitest';
import type { Row } from '@/lib/contract/page';
import type { Filter } from '@/lib/list/rows/old-filter';
import { recordSeenValues, withSeenValues } from './seen-values';

type Member = { uid: string; role: string | null };

const known = [{ value: 'OWNER', label: 'Owner' }];
const filters: readonly Filter<Member>[] = [
  { kind: 'any-of', label: 'Role', key: 'role', of: ({ role }) => role, choices: known },
];

const rowsOf = (...roles: (string | null)[]): Row<Member>[] =>
  roles.map((role, index) => ({ ok: true, item: { uid: `m${index}`, role } }));
const answer = { ok: true, value: null } as const;

it('FILTER-1 words that others met are no choice where the API refused the list', () => {
  recordSeenValues('members.refused', filters, rowsOf('TREASURER'));
  const refused = { ok: false, failure: { kind: 'refused', status: 403, message: 'No access' } } as const;
  expect(withSeenValues('members.refused', filters, refused, { role: known })).toEqual({ role: known });
});

it('FILTER-1 a word that rows have is a choice from then on, also where nobody listed it', () => {
  const offered = [...known, { value: 'HANDICAP_SECRETARY', label: 'Handicap Secretary' }];
  recordSeenValues('members.list', filters, rowsOf('OWNER', 'HANDICAP_SECRETARY', null, 'x@y.example', '0b1c'));
  expect(withSeenValues('members.list', filters, answer, { role: known })).toEqual({ role: offered });
  recordSeenValues('members.list', filters, rowsOf('OWNER'));
  expect(withSeenValues('members.list', filters, answer, { role: known })).toEqual({ role: offered });
  expect(withSeenValues('members.other', filters, answer, { role: known })).toEqual({ role: known });
});
