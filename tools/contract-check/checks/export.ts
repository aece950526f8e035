import { CsvBroken, csvReader } from '@/lib/csv/read-csv';
import type { Reply } from '../api';
import type { Finding } from '../report';

/** A list's total and first uids, with which the export must agree. */
type Exported = { total: number; uids: readonly string[] };

/** Compares a CSV with its list: the header X-Total-Count, the rows, and the order of the first uids. */
export function checkExport({ request, status, headers, body }: Reply, { total, uids }: Exported): Finding[] {
  const findings: Finding[] = [];
  const differs = (at: string, expected: string, actual: string) =>
    findings.push({ check: 'export', request, at, expected, actual });
  const type = headers.get('content-type');
  if (status !== 200) differs('status', '200', `${status} ${body.slice(0, 80)}`);
  else if (!type?.startsWith('text/csv')) differs('content-type', 'text/csv', type ?? 'none');
  if (findings.length > 0) return findings;

  const count = headers.get('x-total-count');
  if (count !== String(total)) differs('x-total-count', String(total), count ?? 'none');
  let written: string[];
  try {
    const { add, end } = csvReader();
    const [, ...records] = [...add(body.replace(/^\uFEFF/, '')), ...end()];
    written = records.map(([uid = '']) => uid);
  } catch (error) {
    if (!(error instanceof CsvBroken)) throw error;
    differs('body', 'a complete CSV with rows of at most 1 MiB', error.message);
    return findings;
  }
  const distinct = new Set(written).size;
  if (written.length !== total) differs('rows', `${total}, as the list has`, String(written.length));
  if (distinct !== written.length)
    differs('first column', 'a unique uid in each row', `${distinct} different uids in ${written.length} rows`);
  const other = uids.findIndex((uid, place) => written[place] !== uid);
  if (other !== -1) differs(`row ${other + 1}`, `uid ${uids[other]}, as in the list`, written[other] ?? 'nothing');
  return findings;
}
