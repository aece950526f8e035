import { expect, it } from 'vitest';
import { MatchRow } from '@/lib/contract/matches';
import type { Row } from '@/lib/contract/page';
import { read } from '@/lib/contract/wire/lenient.fixture';
import { roundOutcome } from './round-outcome';

const side = (uid: string) => ({ uid, players: [{ uid, firstName: uid, lastName: '' }] });
const tied = { uid: 'm', sideA: side('ann'), sideB: side('bea'), result: 'AS', thru: 18, holesUp: 0 };
const outcomeOf = (row: Row<MatchRow>) =>
  roundOutcome({
    board: 'matchplay',
    matches: { ok: true, value: { endpoint: '', matchplayFormat: 'SINGLES', holesCount: 18, rows: [row] } },
  });

it('WHO-2 ERR-4 a match that could not be read is not taken for one that nobody won', () => {
  expect(outcomeOf({ ok: true, item: MatchRow.parse(tied) })).toMatchObject({ tied: true });
  expect(outcomeOf({ ok: true, item: MatchRow.parse({ ...tied, thru: 4 }) })).toBeNull();
  expect(outcomeOf({ ok: false, uid: null, faults: ['items[0].uid: Required'] })).toBeUndefined();
  expect(outcomeOf({ ok: true, item: read(MatchRow, { ...tied, thru: 'all' }) })).toBeUndefined();
  expect(
    roundOutcome({ board: 'matchplay', matches: { ok: false, failure: { kind: 'unreachable', message: '' } } }),
  ).toBeUndefined();
});
