import { allLists } from '@/lib/resources/all-lists';
import { type Api, fill, NotAnswering, type Query } from './api';
import { readAnswer } from './checks/answer';
import { checkExport } from './checks/export';
import { checkList, type ListReport } from './checks/list';
import { type Endpoint, endpoints, shown } from './endpoints';
import type { EndpointReport, Finding } from './report';
import { type Subject, subjectsIn } from './subjects';

/** For the path of an export, that of its list. `by` is the filter that limits the list to the id in the path. */
const exportedLists: ReadonlyMap<string, { list: string; by?: string }> = new Map(
  allLists.flatMap(({ endpoint, csv }): [string, { list: string; by?: string }][] => {
    const list = endpoint.path;
    if (csv.endpoint) return [[csv.endpoint.path, { list }]];
    return csv.ofOne ? [[csv.ofOne.endpoint.path, { list, by: csv.ofOne.filter }]] : [];
  }),
);

/** At most this many records are tried, until one of them has a list with rows. */
const subjectsToTry = 5;
const exportSample = 20;

/** Checks the endpoints in the order of the contract. @param only a part of an endpoint's name or path */
export async function* walk(api: Api, only?: string): AsyncGenerator<EndpointReport, void, undefined> {
  const subjectsOf = subjectsIn(api);
  const all = endpoints();
  const byPath = new Map(all.map((endpoint) => [endpoint.path, endpoint]));
  for (const endpoint of all) {
    const { name, path } = endpoint;
    if (only !== undefined && !name.includes(only) && !path.includes(only)) continue;
    const result = { name, path, notChecked: [], notes: [] };
    try {
      const subjects = (await subjectsOf(endpoint)).slice(0, subjectsToTry);
      yield { ...result, ...(await checkOne(api, endpoint, subjects, byPath)) };
    } catch (error) {
      if (!(error instanceof NotAnswering)) throw error;
      const where = { check: 'answer' as const, request: path, at: '' };
      const findings = [{ ...where, expected: 'a response', actual: error.message }];
      yield { ...result, outcome: 'differs', checks: ['answer'], findings };
    }
  }
}

type Checked = Omit<EndpointReport, 'name' | 'path'>;

async function checkOne(
  api: Api,
  endpoint: Endpoint,
  subjects: readonly Subject[],
  byPath: ReadonlyMap<string, Endpoint>,
): Promise<Checked> {
  const [subject] = subjects;
  if (!subject) return notReached('no record for it among the first rows of its list');
  if (endpoint.kind === 'list') return judged(await firstWithRows(api, endpoint, subjects));
  if (endpoint.kind === 'export') return checkExportOf(api, endpoint, subjects, byPath);
  const reply = await api.get(fill(endpoint.path, subject), requiredQuery(endpoint));
  return judged({ ...readAnswer(endpoint.answer, reply), checks: ['answer'], notChecked: [] });
}

/** Checks the lists of several records until one has rows, and reports that one; without any rows, the first. */
async function firstWithRows(api: Api, endpoint: Endpoint, subjects: readonly Subject[]): Promise<ListReport> {
  let first: ListReport | undefined;
  for (const subject of subjects) {
    const report = await checkList(api, endpoint, subject);
    if (report.findings.length > 0 || (report.sample?.paging.total ?? 0) > 1) return report;
    first ??= report;
  }
  return first ?? { sample: null, findings: [], checks: [], notChecked: [], notes: [] };
}

async function checkExportOf(
  api: Api,
  endpoint: Endpoint,
  subjects: readonly Subject[],
  byPath: ReadonlyMap<string, Endpoint>,
): Promise<Checked> {
  const { list = '', by } = exportedLists.get(endpoint.path) ?? {};
  const listed = byPath.get(list);
  if (!listed) return notReached('no list has the same rows');
  for (const [place, subject] of subjects.entries()) {
    const query: Query = by ? { [by]: subject.id ?? '' } : {};
    const reply = await api.get(fill(listed.path, subject), { ...query, pageNumber: 1, pageSize: exportSample });
    const { value } = readAnswer(listed.answer, reply);
    const page = value as { items: { uid: string }[]; paging: { total: number } } | null;
    if (!page) return notReached(`${list}, the list with the same rows, differs from the contract too`);
    if (page.paging.total === 0 && place < subjects.length - 1) continue;
    const file = await api.get(fill(endpoint.path, subject));
    const findings = checkExport(file, { total: page.paging.total, uids: page.items.map(({ uid }) => uid) });
    return judged({ findings, checks: ['content', 'count', 'order'], notChecked: [], notes: [] });
  }
  return notReached('no record for it among the first rows of its list');
}

const notReached = (why: string): Checked => {
  return { outcome: 'not-reached', checks: [], findings: [], notChecked: [why], notes: [] };
};

/** The query parameters that an endpoint requires. A time series covers half a year, so that it has rows. */
function requiredQuery({ query }: Endpoint): Query {
  if (!('interval' in query)) return {};
  const to = new Date();
  const from = new Date(to.getTime() - 183 * 86_400_000);
  return { from: from.toISOString(), to: to.toISOString(), interval: 'month', zone: 'Europe/London' };
}

function judged({ checks, findings, notChecked, notes }: Omit<Checked, 'outcome'>): Checked {
  const outcome = findings.length > 0 ? 'differs' : 'ok';
  return { outcome, checks, findings: distinct(findings), notChecked, notes };
}

/** Reports a difference once, even if several requests showed it. */
function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const finding of findings) {
    const key = shown([finding.check, finding.at, finding.expected]);
    if (!seen.has(key)) seen.set(key, finding);
  }
  return [...seen.values()];
}
