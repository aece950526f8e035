import { expect, it } from 'vitest';
import { packRows, unpackRows } from './packed-rows';
import { trendRows } from './trend-rows';

const point = (first: string, count: number, byKind: { kind: string; count: number }[] | null = null) => ({
  span: { first, last: first },
  count,
  byKind,
});

it('DASH-2 the rows of a trend arrive as they were sent', () => {
  const rows = trendRows({
    now: [point('2026-02-01', 3, [{ kind: "O'Neill", count: 3 }]), point('2026-02-02', 0)],
    before: [point('2026-01-01', 1, []), point('2026-01-02', 2), point('2026-01-03', 4)],
    interval: 'day',
    openFrom: 1,
  });
  expect(rows.map(({ label, look }) => `${label} ${look}`)).toEqual(['1 Feb now', '2 Feb open', '3 Jan now']);
  expect(unpackRows(packRows(rows))).toEqual(rows);
});
