import { failureReason } from '@/components/feedback/failure-reason';
import { Link } from '@/components/navigation/link';
import type { Namesakes } from '@/lib/contract/namesakes';
import type { Result } from '@/lib/contract/result';
import { formatDay } from '@/lib/format/date';
import { namesakesWords } from '@/lib/format/namesakes-words';
import { comparedAs, MOST_COMPARED } from '@/lib/list/compared';
import type { RecordKind } from '@/lib/navigation';
import { routes } from '@/lib/routes';

type Named = { uid: string };

type Props<Item extends Named> = {
  kind: RecordKind;
  item: Item;
  /** Null where the record itself could not be read. */
  answer: Result<Namesakes<Item> | null>;
  /** The list to which the words lead, with its search. */
  hrefOf: (name: string) => string;
  placeOf?: (item: Item) => string | null;
  cameAt: (item: Item) => string | null | undefined;
  came: string;
  within?: string;
  timeZone: string;
};

export function NamesakesLine<Item extends Named>(props: Props<Item>) {
  const { kind, item, answer, hrefOf, placeOf, cameAt, came, within, timeZone } = props;
  if (!answer.ok) {
    return (
      <p className="mt-0.5 text-sm text-warning" title={failureReason(answer.failure)}>
        Could not look for others of this name.
      </p>
    );
  }
  if (!answer.value || answer.value.others.length === 0) return null;
  const { name, others, isAll } = answer.value;
  const dayOf = (one: Item) => {
    const moment = cameAt(one);
    return moment && formatDay(moment, timeZone);
  };
  const day = dayOf(item);
  const words = namesakesWords({
    others: others.length,
    isAll,
    places: others.map((one) => placeOf?.(one) ?? null),
    sameDay: others.filter((one) => day && dayOf(one) === day).length,
    came,
    ...(within ? { within } : {}),
  });
  const compared = [item, ...others].slice(0, MOST_COMPARED).flatMap(({ uid }) => comparedAs(kind, uid) ?? []);
  return (
    <p className="mt-0.5 text-sm text-muted-foreground">
      <Link href={hrefOf(name)} className={LINK}>
        {words}
      </Link>
      {' · '}
      <Link href={routes.compare(compared)} className={LINK}>
        Side by side
      </Link>
    </p>
  );
}

const LINK = 'rounded-sm underline underline-offset-3 coarse:-my-3 coarse:inline-block coarse:py-3';
