import type { RequestListener } from 'node:http';
import { apiPath, createApi } from '@/sandbox/api/app';
import type { Database } from '@/sandbox/db/database';
import { cell, pageOf, table } from './html';

export const openings = ['user', 'group', 'event', 'round', 'dashboard'] as const;
export type Opening = (typeof openings)[number];

type Row = Record<string, unknown> & { uid: string };

const lists: Readonly<Record<Opening, string>> = {
  user: '/admin/users?pageSize=10',
  group: '/admin/groups?pageSize=10',
  event: '/admin/events?pageSize=10&status=COMPLETED',
  round: '/admin/friendly-rounds?pageSize=10&status=COMPLETED&scoringFormat=STABLEFORD',
  dashboard: '/admin/users?pageSize=10',
};

/**
 * For each type of record, the API calls that the app's screen can send at once, because they do not need the record
 * itself.
 */
const parts: Readonly<Record<Opening, (uid: string) => readonly string[]>> = {
  user: (uid) => [
    `/admin/users?search=${uid}&pageSize=1`,
    `/admin/users/${uid}/friendly-rounds?pageSize=5`,
    `/admin/events?user=${uid}&pageSize=5`,
    `/admin/users/${uid}/groups?pageSize=5`,
    `/admin/users/${uid}/friends?pageSize=5`,
  ],
  group: (uid) => [
    `/admin/groups?search=${uid}&pageSize=1`,
    `/admin/groups/${uid}/members?pageSize=5`,
    `/admin/events?group=${uid}&pageSize=5`,
    `/admin/groups/${uid}/contest-usage`,
  ],
  event: (uid) => [`/admin/events/${uid}`],
  round: (uid) => [
    `/admin/friendly-rounds?search=${uid}&pageSize=1`,
    `/admin/friendly-rounds/${uid}/stableford/scorecard`,
    `/admin/friendly-rounds/${uid}/stableford/individual-leaderboard`,
  ],
  dashboard: () => [
    '/admin/dashboard/overview',
    '/admin/dashboard/stats/users-per-country',
    '/admin/dashboard/stats/group-size-distribution',
  ],
};

/**
 * A minimal site that opens records from a list. It calls the API's handlers without HTTP and shows their responses as
 * HTML. Its script prefetches pages like the app, shows a page in place of the previous one, and keeps pages for
 * going back.
 */
export function recordPages(db: Database): RequestListener {
  const principal = { sub: 'bench', username: 'bench', groups: ['admin'] };
  const api = createApi({ databaseFor: () => db, verifyAccessToken: async () => principal });
  const ask = async (path: string): Promise<unknown> => {
    const response = await api.request(apiPath + path, { headers: { Authorization: 'Bearer bench' } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };

  async function view(path: string): Promise<string> {
    const [, , kind, uid] = path.split('/') as [string, string, Opening, string?];
    if (!uid) return listView(kind, await ask(lists[kind]));
    const answers = await Promise.all(parts[kind](uid).map(ask));
    if (kind === 'event') answers.push(await ask(boardOf(answers[0] as Event)));
    return `<h1>${kind} ${uid}</h1>${answers.map(tableOf).join('')}`;
  }

  return (request, response) => {
    const path = request.url ?? '';
    view(path.replace(/\?.*$/, '')).then(
      (html) => {
        const body = path.endsWith('?part') ? html : pageOf(`<main>${html}</main>`, 'records.js');
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(body);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  };
}

type Event = { uid: string; group: { uid: string }; scoringFormat: string; teamFormat?: string | null };

function boardOf({ uid, group, scoringFormat, teamFormat }: Event): string {
  const board = scoringFormat === 'STABLEFORD' ? 'stableford' : 'strokeplay';
  return `/admin/groups/${group.uid}/events/${uid}/${board}/${teamFormat ? 'team' : 'individual'}-leaderboard`;
}

function listView(kind: Opening, answer: unknown): string {
  const rows = (answer as { items: Row[] }).items;
  const links = rows.map(({ uid }) => [`<td><a data-row-link href="/record/${kind}/${uid}">${uid}</a></td>`]);
  return `<h1>${kind}</h1>${table(links)}`;
}

/** Renders the rows of a response as a table, or the fields of a response without rows. */
function tableOf(answer: unknown): string {
  const held = Object.values(answer as object).find(Array.isArray) as Row[] | undefined;
  const rows = (Array.isArray(answer) ? answer : (held ?? [answer])) as Row[];
  return table(rows.map((row) => Object.values(row).map((value) => cell(textOf(value)))));
}

function textOf(value: unknown): string {
  const text = typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
  return typeof text === 'object' ? JSON.stringify(text) : String(text);
}
