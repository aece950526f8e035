import { expect, it } from 'vitest';
import { cellTexts } from '@/components/old-list/model/drawn-cells.fixture';
import { readFrom } from '@/lib/contract/wire/unread';
import { contestTable } from './contests';

const usage = {
  uid: 'NEAREST_THE_PIN',
  contestType: 'NEAREST_THE_PIN',
  eventsCount: 1012,
  eventsShare: 0.336,
  contestsCount: 2040,
  winnersCount: 1999,
  firstUsedAt: '2026-01-04T22:15:00.000Z',
};

it('a contest says at how many events and which share of them, how many there were and with how many winners', () => {
  expect(cellTexts(contestTable(3012, 'UTC'), usage)).toEqual({
    contestType: 'Nearest The Pin',
    eventsShare: '1,012 34%',
    contestsCount: '2,040',
    winnersCount: '1,999',
    firstUsedAt: '2026-01-04 22:15',
    lastUsedAt: '-',
  });
});

it('OUT-2 the copied number of events is a number', () => {
  const share = contestTable(3012, 'UTC').columns[1];
  expect(readFrom(usage, share?.text ?? (() => null))).toEqual({ ok: true, value: '1,012' });
});

it.each([
  [3012, 'Of 3,012 events'],
  [1, 'Of 1 event'],
  [null, 'Events'],
])('of %s events the head of the shares is %s', (count, header) => {
  expect(contestTable(count, 'UTC').columns[1]?.header).toBe(header);
});
