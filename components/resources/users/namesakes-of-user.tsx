import { failureReason } from '@/components/feedback/failure-reason';
import { Link } from '@/components/navigation/link';
import { formatDay } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { namesakesWords } from '@/lib/format/namesakes-words';
import { folded } from '@/lib/format/search-words';
import { comparedAs, MOST_COMPARED } from '@/lib/list/compared';
import { loadRows } from '@/lib/loaders/load-rows';
import { type User, users } from '@/lib/resources/users';
import { routes } from '@/lib/routes';

const MOST = 100;
const LINK = 'rounded-sm underline underline-offset-3 coarse:-my-3 coarse:inline-block coarse:py-3';

/** How many other users have the same name, whatever its case and accents; nothing where there are none. */
export async function NamesakesOfUser({ user, timeZone }: { user: User; timeZone: string }) {
  const name = nameOf(user);
  if (name === null) return null;
  const page = await loadRows(users, '', { search: name, pageSize: MOST });
  if (!page.ok) {
    return (
      <p className="mt-0.5 text-sm text-warning" title={failureReason(page.failure)}>
        Could not look for others of this name.
      </p>
    );
  }
  const { rows, paging } = page.value;
  const found = rows.flatMap((row) => (row.ok ? [row.item] : []));
  const others = found.filter((one) => one.uid !== user.uid && folded(nameOf(one) ?? '') === folded(name));
  if (others.length === 0) return null;
  const dayOf = ({ createdAt }: User) => (createdAt ? formatDay(createdAt, timeZone) : null);
  const day = dayOf(user);
  const words = namesakesWords({
    others: others.length,
    isAll: paging.total !== null && paging.total <= rows.length,
    places: others.map(({ country }) => country?.name ?? null),
    sameDay: others.filter((one) => day !== null && dayOf(one) === day).length,
    came: 'created',
  });
  const compared = [user, ...others].slice(0, MOST_COMPARED).flatMap(({ uid }) => comparedAs('golfer', uid) ?? []);
  return (
    <p className="mt-0.5 text-sm text-muted-foreground">
      <Link href={routes.listed(routes.users, { q: name })} className={LINK}>
        {words}
      </Link>
      {' · '}
      <Link href={routes.compare(compared)} className={LINK}>
        Side by side
      </Link>
    </p>
  );
}

/** Null where a part of the name is not known, or all of it is empty. */
function nameOf({ firstName, lastName }: User): string | null {
  if (firstName == null || lastName == null) return null;
  const name = fullName({ firstName, lastName });
  return name === '-' ? null : name;
}
