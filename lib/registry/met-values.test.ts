import { expect, it } from 'vitest';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import type { Filter } from '@/lib/list/filters';
import { withMetValues } from './met-values';

type Member = { uid: string; role: string | null };

const known = [{ value: 'OWNER', label: 'Owner' }];
const filters: readonly Filter<Member>[] = [
  { kind: 'any-of', label: 'Role', key: 'role', of: ({ role }) => role, choices: known },
];

function answerOf(...roles: (string | null)[]): Result<Page<Member>> {
  const rows = roles.map((role, index) => ({ ok: true as const, item: { uid: `m${index}`, role } }));
  return { ok: true, value: { endpoint: 'members.list', rows, paging: { pageNumber: 1, pageSize: 10, total: 3 } } };
}

it('FILTER-1 words that others met are no choice where the API refused the list', () => {
  withMetValues('members.refused', filters, answerOf('TREASURER'), {});
  const refused = { ok: false, failure: { kind: 'refused', status: 403, message: 'No access' } } as const;
  expect(withMetValues('members.refused', filters, refused, { role: known })).toEqual({ role: known });
});

it('FILTER-1 a word that rows have is a choice from then on, also where nobody listed it', () => {
  const offered = [...known, { value: 'HANDICAP_SECRETARY', label: 'Handicap Secretary' }];
  const answer = answerOf('OWNER', 'HANDICAP_SECRETARY', null, 'x@y.example', '0b1c');
  expect(withMetValues('members.list', filters, answer, { role: known })).toEqual({ role: offered });
  expect(withMetValues('members.list', filters, answerOf('OWNER'), { role: known })).toEqual({ role: offered });
  expect(withMetValues('members.other', filters, answerOf('OWNER'), { role: known })).toEqual({ role: known });
});
