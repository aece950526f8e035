import type { SearchParams } from '@/lib/list/address/list-state';
import type { CsvSource } from '@/lib/list/rows/export';
import { openListCsv } from '@/lib/loaders/open-csv';
import { allLists } from '@/lib/old-registry/all-lists';
import type { AnyList } from '@/lib/old-registry/declare-list';
import { allLists as declaredLists } from '@/lib/resources/all-lists';
import { openCsv } from './open-csv';

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
  const list = declaredLists.find((one) => one.name === name);
  if (!list) return oldExportOf(name);
  return {
    file: list.csv.file,
    isOfRecord: list.recordKey !== undefined,
    pathname: list.pathname,
    open: (request) => openListCsv(list, request),
  };
}

function oldExportOf(name: string): ListExport | null {
  const list: AnyList | undefined = allLists.find((one) => one.name === name);
  if (!list) return null;
  const { path, record, export: exported } = list;
  return {
    file: exported.file,
    isOfRecord: record !== undefined,
    pathname: (uid) => (typeof path === 'string' ? path : path(uid)),
    open: (request) => openCsv(list, request),
  };
}
