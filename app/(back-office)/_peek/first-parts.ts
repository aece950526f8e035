import type { RecordKind } from '@/lib/navigation';
import type { records } from '@/lib/records/all-records';
import type { Parts } from './first-rows';
import { golferRows, groupRows, memberRows } from './people';
import { courseRows, eventRoundRows, eventRows, friendlyRoundRows } from './play';

type Found<Kind extends RecordKind> = NonNullable<Awaited<ReturnType<(typeof records)[Kind]['find']>>>;
type Draw<Item> = (item: Item, timeZone: string) => Parts;

const rows: { [Kind in RecordKind]?: Draw<Found<Kind>> } = {
  golfer: golferRows,
  group: groupRows,
  member: memberRows,
  event: eventRows,
  eventRound: eventRoundRows,
  friendlyRound: friendlyRoundRows,
  course: courseRows,
};

/** The first rows of a record of this kind, as its own `find` gave it. */
export function firstPartsOf(kind: RecordKind, item: unknown, timeZone: string): Parts {
  return (rows[kind] as Draw<unknown> | undefined)?.(item, timeZone) ?? {};
}
