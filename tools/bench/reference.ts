import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { AllFriendlyRoundsQuery, type FriendlyRound } from '@/lib/contract/friendly-rounds';
import { formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import { withHoles } from '@/sandbox/api/friendly-rounds/load-rounds';
import { roundsList } from '@/sandbox/api/friendly-rounds/queries';
import { createDataCache } from '@/sandbox/api/list/data-cache';
import { page } from '@/sandbox/api/list/page';
import type { Database } from '@/sandbox/db/database';
import { recordPages } from './record-pages';

type Query = z.output<typeof AllFriendlyRoundsQuery>;

const files: Readonly<Record<string, { type: string; body: Buffer }>> = {
  '/reference.css': { type: 'text/css', body: readFileSync(new URL('reference.css', import.meta.url)) },
  '/records.js': { type: 'text/javascript', body: readFileSync(new URL('records.js', import.meta.url)) },
  '/swap.js': { type: 'text/javascript', body: readFileSync(new URL('swap.js', import.meta.url)) },
};

/**
 * The minimum that shows all friendly rounds: the SQL of the API's handler and its rows as HTML, without session or
 * framework. The floor counts all rows for every page. The swap counts them once, and its script swaps in the rows of
 * `/rows`.
 */
export function createReference(db: Database, kind: 'floor' | 'swap'): RequestListener {
  const kept = createDataCache();
  const cache = () => (kind === 'swap' ? kept : createDataCache());
  const records = recordPages(db);
  return (request, response) => {
    if (request.url?.startsWith('/record/')) return records(request, response);
    answer({ db, cache: cache() }, kind, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  };
}

type Data = Parameters<typeof page>[0];

async function answer(data: Data, kind: 'floor' | 'swap', request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const file = files[pathname];
  if (file) return send(response, file.type, file.body);
  if (pathname !== '/' && pathname !== '/rows') return void response.writeHead(404).end();
  const query = AllFriendlyRoundsQuery.parse(Object.fromEntries(searchParams));
  const { items, paging } = await page(data, roundsList, query);
  const list = listHtml(await withHoles(data, items), paging.total, query);
  return send(response, 'text/html; charset=utf-8', pathname === '/' ? pageHtml(list, kind) : list);
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    // As the app's: pages are never cached, files always.
    'Cache-Control': type.startsWith('text/html') ? 'no-store' : 'public, max-age=31536000, immutable',
  });
  response.end(body);
}

function pageHtml(list: string, kind: 'floor' | 'swap'): string {
  const script = kind === 'swap' ? '<script src="/swap.js" defer></script>' : '';
  const search = kind === 'swap' ? '<input type="search" aria-label="Search">' : '';
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Friendly rounds</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/reference.css">${script}</head><body><h1>Friendly rounds</h1>${search}<div id="list">${list}</div></body></html>`;
}

const columns: readonly (readonly [header: string, text: (round: FriendlyRound) => string, sortKey?: string])[] = [
  ['Round ID', ({ uid }) => uid],
  ['Course', ({ course }) => course.name],
  ['Tees', ({ tee }) => tee.name],
  ['Country', ({ country }) => country.name],
  ['Status', ({ status }) => titleCase(status), 'status'],
  ['Scoring Format', ({ scoringFormat }) => titleCase(scoringFormat)],
  ['Matchplay Format', ({ matchplayFormat }) => (matchplayFormat ? titleCase(matchplayFormat) : '-')],
  ['Created At', ({ createdAt }) => formatDateTime(createdAt, 'UTC'), 'createdAt'],
  ['Created By', ({ createdBy }) => fullName(createdBy)],
  ['Winner', ({ winnerPlayer }) => (winnerPlayer ? fullName(winnerPlayer) : '-')],
];

function listHtml(rounds: readonly FriendlyRound[], total: number, query: Query): string {
  const heads = columns.map(([header, , key]) => `<th>${key ? sortLink(header, key, query) : header}</th>`).join('');
  const rows = rounds.map((round) => `<tr>${columns.map(([, text]) => cell(text(round))).join('')}</tr>`).join('');
  const pages = Math.max(1, Math.ceil(total / query.pageSize));
  const next = query.pageNumber < pages ? link({ ...query, pageNumber: query.pageNumber + 1 }, 'Next page') : '';
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table><p>Total items ${total} · Page ${query.pageNumber} of ${pages} ${next}</p>`;
}

function cell(text: string): string {
  const safe = escapeHtml(text);
  return `<td title="${safe}">${safe}</td>`;
}

function sortLink(header: string, key: string, query: Query): string {
  const sortedBy = query.sortedBy === key ? `-${key}` : key;
  return link({ ...query, sortedBy, pageNumber: 1 }, `Sort by ${header}`);
}

function link(query: Record<string, unknown>, label: string): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return `<a aria-label="${label}" href="/?${escapeHtml(search.toString())}">${label}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
