import { rowCounter } from '@/lib/csv/row-count';
import { reportRefusal } from '@/lib/fetch-json';
import { formatCount } from '@/lib/format/number';
import { type ExportReceipt, RECEIPT_HEADER, RECEIPT_MARK } from '@/lib/list/rows/export';

export type Download = { file: Blob; name: string; receipt: ExportReceipt };

export class ExportFailed extends Error {
  override name = 'ExportFailed';
}

/** `onRows` gets the number of rows received so far. @throws ExportFailed, or the signal's reason if aborted */
export async function fetchCsv(href: string, signal: AbortSignal, onRows: (rows: number) => void): Promise<Download> {
  const headers = { [RECEIPT_HEADER.name]: RECEIPT_HEADER.value };
  const response = await fetch(href, { headers, signal, cache: 'no-store', redirect: 'manual' }).catch((cause) => {
    signal.throwIfAborted();
    throw new ExportFailed('The server cannot be reached.', { cause });
  });
  if (response.type === 'opaqueredirect') throw new ExportFailed('Your session has ended. Sign in again.');
  if (!response.ok) throw new ExportFailed(await reasonOf(response));
  let received = 0;
  const count = (rows: number) => {
    received = rows;
    onRows(rows);
  };
  try {
    return { ...(await readCsv(response, count)), name: nameOf(response) };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ExportFailed) throw cause;
    throw new ExportFailed(`The download stopped after ${formatCount(received)} rows.`, { cause });
  }
}

/** Splits the body at its NUL byte into CSV and receipt. @throws ExportFailed without a valid receipt */
export async function readCsv(
  response: Response,
  onRows: (rows: number) => void,
): Promise<{ file: Blob; receipt: ExportReceipt }> {
  const counter = rowCounter();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let tail: Uint8Array<ArrayBuffer>[] | null = null;
  const reader = response.body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) break;
    const at: number = tail ? -1 : value.indexOf(RECEIPT_MARK);
    if (tail) tail.push(value);
    else if (at === -1) parts.push(value);
    else {
      parts.push(value.subarray(0, at));
      tail = [value.subarray(at + 1)];
    }
    if (!tail || at !== -1) counter.add(parts.at(-1) ?? new Uint8Array());
    onRows(counter.rows());
  }
  const receipt: ExportReceipt | null = tail && (await new Response(new Blob(tail)).json().catch(() => null));
  if (!receipt) throw new ExportFailed('The download is incomplete.');
  if (counter.rows() !== receipt.written) throw new ExportFailed('The download arrived damaged.');
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), receipt };
}

async function reasonOf(response: Response): Promise<string> {
  reportRefusal(response);
  const body: { error?: { message?: string } } = await response.json().catch(() => ({}));
  const message = body.error?.message ?? `The request failed with status ${response.status}`;
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

export function nameOf({ headers }: Pick<Response, 'headers'>): string {
  const disposition = headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'export.csv';
}
