import { watchSession, withRenewal } from '@/lib/auth/session/renew-session';
import { recordAround } from '@/lib/breadcrumbs';
import { statusOf, toResult } from '@/lib/contract/result';
import { checkUid } from '@/lib/contract/uid';
import { formatDay } from '@/lib/format/date';
import { slug } from '@/lib/format/slug';
import { shortUid } from '@/lib/format/uid';
import { RECEIPT_HEADER } from '@/lib/list/rows/export';
import { readParams } from '@/lib/list/url/list-state';
import { openListCsv } from '@/lib/loaders/csv/open-csv';
import { loadersByKind } from '@/lib/loaders/loaders-by-kind';
import { readListQuery } from '@/lib/loaders/read-list-query';
import { findList } from '@/lib/resources/all-lists';
import type { AnyList } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { hashAccount } from '@/lib/server/keyed-hash';
import { readTimeZone } from '@/lib/server/preferences';
import { onResponseEnd } from '@/lib/server/request-context';
import { takeExportSlot } from '@/lib/server/requests/export-slots';
import { requestId } from '@/lib/server/requests/request-id';
import { fileResponse } from '@/lib/server/responses/api-response';
import { exportFailed, htmlErrorPage, UNAUTHORIZED } from '@/lib/server/responses/html-error-page';
import { streamOf } from './stream';

/** Exports all rows that match the filters. The query is that of the list's screen. */
export const GET = withRenewal(
  async (request: Request, { params }: RouteContext<'/api/export/[list]'>): Promise<Response> => {
    const session = await watchSession();
    if (!session) return htmlErrorPage(UNAUTHORIZED, request);
    const { list: name } = await params;
    const list = findList(name);
    const unknown = exportFailed(request, ['Dashboard', routes.dashboard]);
    if (!list) return unknown(404, 'This list does not exist.');
    const query = new URL(request.url).searchParams;
    const uid = list.recordKey ? checkUid(query.get('uid') ?? '') : '';
    if (uid === null) return unknown(404, 'This list does not exist.');

    const refuse = exportFailed(request, ['Back to the list', screenOf(list.pathname(uid), query)]);
    const selection = readParams(query);
    const [unread] = readListQuery(list, selection, 'UTC').state.unread;
    if (unread) return refuse(400, `${unread.words}. Remove it from the list, then export again.`);
    const slot = await takeExportSlot(session.account, request.signal);
    if ('refusal' in slot) return refuse(429, slot.refusal, { 'Retry-After': '60' });

    const stop = new AbortController();
    // Frees the slot when the response ends. The end of the body may never come: after a HEAD request, nothing reads
    // it.
    onResponseEnd(() => {
      slot.release();
      stop.abort();
    });
    const signal = AbortSignal.any([stop.signal, request.signal]);
    const source = await toResult(openListCsv(list, { params: selection, uid, signal }));
    if (!source.ok) {
      slot.release();
      return refuse(statusOf(source.failure), source.failure.message);
    }
    const withReceipt = request.headers.get(RECEIPT_HEADER.name) === RECEIPT_HEADER.value;
    const { total } = source.value;
    const about = { request: await requestId(), account: hashAccount(session.account), list: name };
    return fileResponse(
      streamOf(source.value, { about, withReceipt, session, stop: () => stop.abort(), end: slot.release }),
      {
        name: await fileName(list, uid),
        type: 'csv',
        headers: total === null ? {} : { 'X-Total-Count': String(total) },
      },
    );
  },
);

/** Returns a file name such as `members-aberdeenshire-vets-2026-10-17.csv`. */
async function fileName({ csv, pathname }: AnyList, uid: string): Promise<string> {
  const record = recordAround(pathname(uid));
  const name = record && uid ? await loadersByKind[record.kind]?.loadName(uid) : null;
  const subject = slug(name ?? '') || shortUid(uid.replace(/[^\w-]/g, ''), '-');
  const day = formatDay(new Date(), await readTimeZone());
  return `${[csv.file, subject, day].filter(Boolean).join('-')}.csv`;
}

function screenOf(pathname: string, query: URLSearchParams): string {
  const own = new URLSearchParams(query);
  own.delete('uid');
  return own.size === 0 ? pathname : `${pathname}?${own}`;
}
