import { type Compared, type comparedKinds, MOST_COMPARED, textOf } from '@/lib/list/compared';
import { breadcrumbs, type RecordKind } from '@/lib/navigation';
import { routes } from '@/lib/routes';

const kindOf: Readonly<Partial<Record<RecordKind, (typeof comparedKinds)[number]>>> = {
  user: 'golfer',
  member: 'member',
  friendlyRound: 'round',
  course: 'course',
};

/** The rows that were chosen to compare, of one kind, until the page is loaded anew: nothing of them is stored. */
let chosen: readonly Compared[] = [];

/** What the record at this address is compared as; null where it cannot be. */
export function comparedAt(href: string): Compared | null {
  const record = breadcrumbs(new URL(href).pathname).at(-1)?.record;
  const kind = record && kindOf[record.kind];
  return kind ? { kind, uid: decodeURIComponent(record.uid) } : null;
}

/** Those of its kind that were chosen before; none where there is no room for one more. */
export function chosenBefore({ kind, uid }: Compared): readonly Compared[] {
  const others = chosen.filter((one) => one.kind === kind && one.uid !== uid);
  return others.length < MOST_COMPARED ? others : [];
}

/** Adds a record to those of its kind. @returns the address that compares them, once there are two */
export function choose(record: Compared): string | null {
  chosen = [...chosenBefore(record), record];
  return chosen.length > 1 ? routes.compare(chosen.map(textOf)) : null;
}
