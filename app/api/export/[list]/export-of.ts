import type { SearchParams } from '@/lib/list/address/list-state';
import type { CsvSource } from '@/lib/list/rows/export';
import { openListCsv } from '@/lib/loaders/open-csv';
import { findList } from '@/lib/resources/all-lists';

type Request = { params: SearchParams; uid: string; signal: AbortSignal };

type ListExport = {
  /** Begins the name of the file. */
  file: string;
  isOfRecord: boolean;
  pathname: (uid: string) => string;
  /** @throws RequestFailed, ContractBroken, Unreachable before the first row */
  open: (request: Request) => Promise<CsvSource>;
};

/** The export of a list by the list's name; null where there is no such list. */
export function exportOf(name: string): ListExport | null {
  const list = findList(name);
  if (!list) return null;
  return {
    file: list.csv.file,
    isOfRecord: list.recordKey !== undefined,
    pathname: list.pathname,
    open: (request) => openListCsv(list, request),
  };
}
