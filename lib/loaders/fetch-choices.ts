import 'server-only';
import type * as z from 'zod';
import { everyPage } from '@/lib/api/every-page';
import { fetchPage, fetchRecord, type Source } from '@/lib/api/fetch-page';
import { faultText } from '@/lib/api/read-page';
import { acceptId, Ref as RefSchema } from '@/lib/contract/common';
import { courses } from '@/lib/contract/courses';
import type { Endpoint } from '@/lib/contract/endpoint';
import { groups } from '@/lib/contract/groups';
import { NONE } from '@/lib/contract/none';
import { countries, regions } from '@/lib/contract/places';
import { toResult } from '@/lib/contract/result';
import { dashboard } from '@/lib/contract/stats';
import { TotalVariant } from '@/lib/contract/stats-variants';
import { recordName } from '@/lib/format/name';
import { searchWords } from '@/lib/format/search-words';
import type { ChoicesAnswer } from '@/lib/list/url/choices';
import { type FetchedChoices, type Option, wordOption } from '@/lib/list/url/filters';
import { eventStatuses, userStatuses } from '@/lib/list/url/known-values';
import { isSearchable } from '@/lib/list/url/list-state';

type Query = Readonly<Record<string, unknown>>;

/** The first 50 choices. Users find others by typing. */
const FIRST = { pageNumber: 1, pageSize: 50 };
/** At most this many countries or regions are fetched. There are about 250 countries. */
const MOST_PLACES = 2_000;

const named = (endpoint: Endpoint): Source<z.infer<typeof RefSchema>> => ({
  endpoint,
  item: acceptId(RefSchema),
  mayBeMissing: [],
});

const byName = (search: string): Query => ({ sortedBy: 'name', ...(search && { search }) });

type Wanted = { of: string; search: string };

const sources: Readonly<Record<FetchedChoices, (wanted: Wanted) => Promise<ChoicesAnswer>>> = {
  country: ({ search }) => fetchAll(countries.list, byName(search)),
  region: ({ of, search }) => fetchAll(regions.list, { ...byName(search), country: of }),
  course: ({ search }) => fetchFirst(courses.list, byName(search)),
  group: ({ search }) => fetchFirst(groups.list, search ? byName(search) : { sortedBy: '-eventsCount' }),
  'status-of-users': () => fetchStatuses(dashboard.users, userStatuses, { value: NONE, label: 'No status' }),
  'status-of-events': () => fetchStatuses(dashboard.events, eventStatuses),
};

export const isFetchedChoice = (source: string): source is FetchedChoices => Object.hasOwn(sources, source);

/** `of` is a country's uid, without which there are no regions. @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchChoices(source: FetchedChoices, { of = '', q = '' } = {}): Promise<ChoicesAnswer> {
  if (source === 'region' && of === '') return { choices: [], more: null };
  return sources[source]({ of, search: isSearchable(q) ? searchWords(q) : '' });
}

async function fetchAll(endpoint: Endpoint, query: Query): Promise<ChoicesAnswer> {
  return answerOf(await everyPage((page) => fetchPage(named(endpoint), { ...query, ...page }), MOST_PLACES));
}

async function fetchFirst(endpoint: Endpoint, query: Query): Promise<ChoicesAnswer> {
  return answerOf(await fetchPage(named(endpoint), { ...query, ...FIRST }));
}

/** If records could not be parsed, adds a choice without a value, whose label says how many. */
function answerOf({ rows, paging: { total } }: Awaited<ReturnType<typeof fetchPage<{ uid: string; name: string }>>>) {
  const choices = rows.flatMap((row): Option[] =>
    row.ok ? [{ value: row.item.uid, label: recordName(row.item) }] : [],
  );
  const broken = rows.filter((row) => !row.ok);
  const [fault] = broken.flatMap((row) => row.faults);
  if (fault) choices.push({ value: '', label: `${broken.length} could not be read: ${faultText(fault)}` });
  const isComplete = total !== null && rows.length >= total;
  return { choices, more: isComplete ? null : { shown: rows.length, total } };
}

/** Returns the statuses that the API counts, or else `known`, with `none` if some records have no status. */
async function fetchStatuses(endpoint: Endpoint, known: readonly Option[], none?: Option): Promise<ChoicesAnswer> {
  const found = await toResult(fetchRecord({ endpoint, item: TotalVariant, mayBeMissing: [] }, {}));
  const { byStatus, total = 0 } = found.ok ? found.value.item : {};
  if (!byStatus?.length) return { choices: known, more: null };
  const choices: Option[] = byStatus.map(({ status, count }) => ({ ...wordOption(status), count }));
  const rest = total - byStatus.reduce((sum, { count }) => sum + count, 0);
  return { choices: none && rest > 0 ? [...choices, { ...none, count: rest }] : choices, more: null };
}
