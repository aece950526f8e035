import { expect, it } from 'vitest';
import { MatchRow } from '@/lib/contract/matches';
import type { ReadItem } from '@/lib/contract/read-item';
import { roundOutcome } from './round-outcome';

const side = (uid: string) => ({ uid, players: [{ uid, firstName: uid, lastName: '' }] });
const tied = { uid: 'm', sideA: side('ann'), sideB: side('bea'), result: 'AS', thru: 18, holesUp: 0 };
const outcomeOf = (row: ReadItem<MatchRow>) =>
  roundOutcome({
    board: 'matchplay',
    matches: { ok: true, value: { matchplayFormat: 'SINGLES', holesCount: 18, rows: [row], faults: [] } },
  });

it('WHO-2 ERR-4 a match that could not be parsed is not shown as a match without a winner', () => {
  expect(outcomeOf({ ok: true, item: MatchRow.parse(tied), faults: [] })).toMatchObject({ tied: true });
  expect(outcomeOf({ ok: true, item: MatchRow.parse({ ...tied, thru: 4 }), faults: [] })).toBeNull();
  expect(outcomeOf({ ok: false, uid: null, faults: [{ field: 'uid', message: 'Required' }] })).toBeUndefined();
  expect(
    outcomeOf({ ok: true, item: MatchRow.parse(tied), faults: [{ field: 'thru', message: 'Required' }] }),
  ).toBeUndefined();
  expect(
    roundOutcome({ board: 'matchplay', matches: { ok: false, failure: { kind: 'unreachable', message: '' } } }),
  ).toBeUndefined();
});
