import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { and, eq, exists, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { AllFriendlyRoundsQuery, type FriendlyRound } from '@/lib/contract/friendly-rounds';
import { formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import { withHoles } from '@/sandbox/api/friendly-rounds/load-rounds';
import { roundsList } from '@/sandbox/api/friendly-rounds/queries';
import { createDataCache } from '@/sandbox/api/list/data-cache';
import { page } from '@/sandbox/api/list/page';
import type { Database } from '@/sandbox/db/database';
import { users } from '@/sandbox/db/schema/base';
import { friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';
import { cell, link, pageOf, table } from './html';
import { recordPages } from './record-pages';

type Query = z.output<typeof AllFriendlyRoundsQuery>;
type Data = Parameters<typeof page>[0];

const files: Readonly<Record<string, string>> = {
  '/reference.css': 'text/css',
  '/records.js': 'text/javascript',
  '/swap.js': 'text/javascript',
};

/**
 * A minimal site that shows all friendly rounds. It runs the SQL of the API's handler and renders the rows as HTML,
 * without session or framework. The site `floor` counts all rows for every page. The site `swap` counts all rows once,
 * and its script gets new rows from `/rows` and shows them in place of the old rows.
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

async function answer(data: Data, kind: 'floor' | 'swap', request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const type = files[pathname];
  if (type) return send(response, type, readFileSync(new URL(`.${pathname}`, import.meta.url)));
  if (pathname === '/words') return send(response, 'application/json', JSON.stringify(await rareWords(data.db)));
  if (pathname !== '/' && pathname !== '/rows') return void response.writeHead(404).end();
  const query = AllFriendlyRoundsQuery.parse(Object.fromEntries(searchParams));
  const { items, paging } = await page(data, roundsList, query);
  const list = listHtml(await withHoles(data, items), paging.total, query);
  if (pathname === '/rows') return send(response, 'text/html; charset=utf-8', list);
  const search = kind === 'swap' ? '<input type="search" aria-label="Search">' : '';
  const body = `<h1>Friendly rounds</h1>${search}<div id="list">${list}</div>`;
  return send(response, 'text/html; charset=utf-8', pageOf(body, kind === 'swap' ? 'swap.js' : undefined));
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    // Caches like the app: browsers never cache a page, and cache every other file for a year.
    'Cache-Control': type.startsWith('text/html') ? 'no-store' : 'public, max-age=31536000, immutable',
  });
  response.end(body);
}

/**
 * Search words that each match some rounds, but under 1% of them, because few users have such long names. No word is
 * the beginning of the next word; otherwise both could have the same first rows.
 */
async function rareWords(db: Database): Promise<string[]> {
  const hasRounds = exists(db.select().from(friendlyRounds).where(eq(friendlyRounds.createdBy, users.id)));
  const names = await db
    .selectDistinct({ name: users.lastName })
    .from(users)
    .where(and(sql`${users.lastName} ~ '^[A-Za-z]{8,}$'`, hasRounds))
    .orderBy(users.lastName)
    .limit(200);
  return names.map(({ name }) => name).filter((name, index) => !names[index + 1]?.name.startsWith(name));
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
  const sort = (header: string, key: string) =>
    link({ ...query, sortedBy: query.sortedBy === key ? `-${key}` : key, pageNumber: 1 }, `Sort by ${header}`);
  const heads = columns.map(([header, , key]) => `<th>${key ? sort(header, key) : header}</th>`).join('');
  const rows = rounds.map((round) => columns.map(([, text]) => cell(text(round), true)));
  const pages = Math.max(1, Math.ceil(total / query.pageSize));
  const next = query.pageNumber < pages ? link({ ...query, pageNumber: query.pageNumber + 1 }, 'Next page') : '';
  const list = table(rows, `<thead><tr>${heads}</tr></thead>`);
  return `${list}<p>Total items ${total} · Page ${query.pageNumber} of ${pages} ${next}</p>`;
}
