import { failureReason } from '@/components/feedback/failure-reason';
import { WithNames } from '@/components/fields/with-names';
import { Link } from '@/components/navigation/link';
import type { Result } from '@/lib/contract/result';
import { formatDay } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { namesakesText } from '@/lib/format/namesakes-words';
import { folded } from '@/lib/format/search-words';
import { comparedAs, MOST_COMPARED } from '@/lib/list/compared';
import type { RecordKind } from '@/lib/navigation';
import type { PageOfRows } from '@/lib/resources/loaded';
import { routes } from '@/lib/routes';

type Text = string | null | undefined;

type Props<Item> = {
  kind: RecordKind;
  item: Item;
  nameOf: (item: Item) => string | null;
  page: Result<PageOfRows<Item>>;
  href: string;
  countryOf?: (item: Item) => Text;
  dateOf: (item: Item) => Text;
  /** The verb for the date in `dateOf`, such as `created`. */
  came: string;
  within?: string;
  timeZone: string;
};

const LINK = 'rounded-sm underline underline-offset-3 coarse:-my-3 coarse:inline-block coarse:py-3';

export function Namesakes<Item extends { uid: string }>(of: Props<Item>) {
  const { kind, item, nameOf, page, href, timeZone, ...props } = of;
  if (!page.ok) {
    return (
      <p className="mt-0.5 text-sm text-warning" title={failureReason(page.failure)}>
        Could not check for others with this name.
      </p>
    );
  }
  const { rows, paging } = page.value;
  const name = folded(nameOf(item) ?? '');
  const others = rows
    .flatMap((row) => (row.ok ? [row.item] : []))
    .filter((one) => one.uid !== item.uid && folded(nameOf(one) ?? '') === name);
  if (others.length === 0) return null;
  const dayOf = (one: Item) => {
    const date = props.dateOf(one);
    return date ? formatDay(date, timeZone) : null;
  };
  const day = dayOf(item);
  const places = others.map((one) => props.countryOf?.(one) ?? null);
  const words = namesakesText({
    noun: kind,
    others: others.length,
    isAll: paging.total !== null && paging.total <= rows.length,
    places,
    sameDay: others.filter((one) => day !== null && dayOf(one) === day).length,
    came: props.came,
    ...(props.within && { within: props.within }),
  });
  const compared = [item, ...others].slice(0, MOST_COMPARED).flatMap(({ uid }) => comparedAs(kind, uid) ?? []);
  return (
    <p className="mt-0.5 text-sm text-muted-foreground">
      <Link href={href} className={LINK}>
        <WithNames names={[...places, props.within].filter((name) => name != null)}>{words}</WithNames>
      </Link>
      {compared.length > 0 && (
        <>
          {' · '}
          <Link href={routes.compare(compared)} className={LINK}>
            Compare them
          </Link>
        </>
      )}
    </p>
  );
}

/** Returns the full name; null if a part of it is unknown or it is empty. */
export function nameOfPerson({ firstName, lastName }: { firstName?: Text; lastName?: Text }): string | null {
  if (firstName == null || lastName == null) return null;
  const name = fullName({ firstName, lastName });
  return name === '-' ? null : name;
}
