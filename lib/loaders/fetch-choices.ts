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
import { searchWords } from '@/lib/format/search-words';
import type { ChoicesAnswer } from '@/lib/list/address/chips';
import { type Option, wordOption } from '@/lib/list/address/filters';
import { eventStatuses, userStatuses } from '@/lib/list/address/known-values';
import { isSearchable } from '@/lib/list/address/list-state';

type Query = Readonly<Record<string, unknown>>;

/** Where more match, a longer text finds the others. */
const FIRST = { pageNumber: 1, pageSize: 50 };
/** The countries of the world are some 250, the regions of a few countries as many. */
const MOST_PLACES = 2_000;

const named = (endpoint: Endpoint): Source<z.infer<typeof RefSchema>> => ({
  endpoint,
  item: acceptId(RefSchema),
  assumed: [],
});

const byName = (search: string): Query => ({ sortedBy: 'name', ...(search && { search }) });

/** The regions `of` countries; those that `search` finds. */
type Wanted = { of: string; search: string };

const sources = {
  country: ({ search }: Wanted) => fetchAll(countries.list, byName(search)),
  region: ({ of, search }: Wanted) => fetchAll(regions.list, { ...byName(search), country: of }),
  course: ({ search }: Wanted) => fetchFirst(courses.list, byName(search)),
  // Those with the most events, before a text is typed.
  group: ({ search }: Wanted) => fetchFirst(groups.list, search ? byName(search) : { sortedBy: '-eventsCount' }),
  'status-of-users': () => fetchStatuses(dashboard.users, userStatuses, { value: NONE, label: 'No status' }),
  'status-of-events': () => fetchStatuses(dashboard.events, eventStatuses),
};

export type FetchedChoice = keyof typeof sources;

export const isFetchedChoice = (source: string): source is FetchedChoice => Object.hasOwn(sources, source);

/**
 * The choices of a filter, and how many are left out.
 * @param of countries, for their regions: there are none without
 * @param q a text that finds choices
 * @throws RequestFailed, ContractBroken, Unreachable
 */
export async function fetchChoices(source: FetchedChoice, { of = '', q = '' } = {}): Promise<ChoicesAnswer> {
  if (source === 'region' && of === '') return { choices: [], more: null };
  return sources[source]({ of, search: isSearchable(q) ? searchWords(q) : '' });
}

async function fetchAll(endpoint: Endpoint, query: Query): Promise<ChoicesAnswer> {
  return answerOf(await everyPage((page) => fetchPage(named(endpoint), { ...query, ...page }), MOST_PLACES));
}

async function fetchFirst(endpoint: Endpoint, query: Query): Promise<ChoicesAnswer> {
  return answerOf(await fetchPage(named(endpoint), { ...query, ...FIRST }));
}

/** The records of a page as choices; a last one without a value says how many could not be read, and why. */
function answerOf({ rows, paging: { total } }: Awaited<ReturnType<typeof fetchPage<{ uid: string; name: string }>>>) {
  const choices = rows.flatMap((row): Option[] => (row.ok ? [{ value: row.item.uid, label: row.item.name }] : []));
  const broken = rows.filter((row) => !row.ok);
  const [fault] = broken.flatMap((row) => row.faults);
  if (fault) choices.push({ value: '', label: `${broken.length} could not be read: ${faultText(fault)}` });
  const isComplete = total !== null && rows.length >= total;
  return { choices, more: isComplete ? null : { shown: rows.length, total } };
}

/**
 * The statuses that there are, with how many have each, most first; the known ones where the API does not count them.
 * @param none is offered last where the API counts rows that have none
 */
async function fetchStatuses(endpoint: Endpoint, known: readonly Option[], none?: Option): Promise<ChoicesAnswer> {
  const found = await toResult(fetchRecord({ endpoint, item: TotalVariant, assumed: [] }, {}));
  const { byStatus, total = 0 } = found.ok ? found.value.item : {};
  if (!byStatus?.length) return { choices: known, more: null };
  const choices: Option[] = byStatus.map(({ status, count }) => ({ ...wordOption(status), count }));
  const rest = total - byStatus.reduce((sum, { count }) => sum + count, 0);
  return { choices: none && rest > 0 ? [...choices, { ...none, count: rest }] : choices, more: null };
}
