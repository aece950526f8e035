import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { type FriendlyRound, FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import { roundsOfUserList } from '@/sandbox/api/friendly-rounds/queries';
import { page } from '@/sandbox/api/list/page';
import { createTotals, type Totals } from '@/sandbox/api/list/totals';
import { requireUser } from '@/sandbox/api/users/queries';
import type { Database } from '@/sandbox/db/database';

type Query = z.output<typeof FriendlyRoundsQuery>;

const files: Readonly<Record<string, { type: string; body: Buffer }>> = {
  '/floor.css': { type: 'text/css', body: readFileSync(new URL('floor.css', import.meta.url)) },
  '/floor.js': { type: 'text/javascript', body: readFileSync(new URL('floor.js', import.meta.url)) },
};

/**
 * The least that can show a golfer's friendly rounds: the SQL of the API's handler, its rows printed as HTML, no
 * session, no framework. `/` is the page, `/rows` what its script swaps in.
 */
export function createFloor(db: Database, golfer: string): RequestListener {
  const totals = createTotals();
  return (request, response) => {
    answer({ db, totals }, golfer, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  };
}

type Data = { db: Database; totals: Totals };

async function answer(data: Data, golfer: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const file = files[pathname];
  if (file) return send(response, file.type, file.body);
  if (pathname !== '/' && pathname !== '/rows') return void response.writeHead(404).end();
  const query = FriendlyRoundsQuery.parse(Object.fromEntries(searchParams));
  await requireUser(data.db, golfer);
  const { items, paging } = await page(data, roundsOfUserList(golfer), query);
  const list = listHtml(items, paging.total, query);
  return send(response, 'text/html; charset=utf-8', pathname === '/' ? pageHtml(list) : list);
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

function pageHtml(list: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Friendly rounds</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/floor.css"><script src="/floor.js" defer></script></head><body><h1>Friendly rounds</h1><div id="list">${list}</div></body></html>`;
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
