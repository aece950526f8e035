import { RelatedRows } from '@/components/record/related-rows';
import { isComplete, usableItems } from '@/lib/contract/read-item';
import { formatCount } from '@/lib/format/number';
import { loadEveryRow } from '@/lib/loaders/load-rows';
import { type FriendlyRound, friendlyRoundsOfUser } from '@/lib/resources/friendly-rounds';
import type { PageOfRows } from '@/lib/resources/loaded';
import { routes } from '@/lib/routes';

type Golfer = { uid: string; name: string };

const { course, createdAt, status, scoringFormat, winner } = friendlyRoundsOfUser.fields;

const list = {
  fields: Object.fromEntries(
    Object.entries({ course, createdAt, status, scoringFormat, winner }).flatMap(([id, field]) =>
      field ? [[id, field]] : [],
    ),
  ),
  row: friendlyRoundsOfUser.row,
};

/** Lists the friendly rounds that two users played together, and how often each is recorded as the winner. */
export async function RoundsTogether({ golfers, timeZone }: { golfers: readonly [Golfer, Golfer]; timeZone: string }) {
  const [one, other] = await Promise.all(golfers.map(({ uid }) => loadEveryRow(friendlyRoundsOfUser, uid)));
  if (!one || !other) return null;
  const page = one.ok && other.ok ? together(one.value, other.value) : one.ok ? other : one;
  const winners = page.ok ? usableItems(page.value.rows).map(({ item }) => item.winnerPlayer?.userUid) : [];
  const wins = golfers.map(
    ({ uid, name }) => `${name} ${formatCount(winners.filter((winner) => winner === uid).length)}`,
  );
  return (
    <RelatedRows
      title="Friendly rounds together"
      list={list}
      page={page}
      href={routes.userFriendlyRounds(golfers[0].uid)}
      hasList={false}
      note={
        <p className="px-6 pb-3 text-sm text-muted-foreground max-sm:px-4">
          {winners.length > 0 &&
            `Recorded as winner: ${wins.join(', ')}. The record names one player of a pair, and nobody after a tie. `}
          {page.ok && page.value.paging.total === null && 'Not all of their rounds could be read.'}
        </p>
      }
      format={{ timeZone }}
    />
  );
}

type Page = PageOfRows<FriendlyRound>;

function together(one: Page, other: Page) {
  const uids = new Set(usableItems(other.rows).map(({ item }) => item.uid));
  const rows = usableItems(one.rows).filter(({ item }) => uids.has(item.uid));
  // Without a total, an empty list does not say that there are none.
  const total = isWhole(one) && isWhole(other) ? rows.length : null;
  return { ok: true as const, value: { rows, paging: { total } } };
}

const isWhole = ({ rows, paging }: Page) => isComplete(rows) && paging.total === rows.length;
