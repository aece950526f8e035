import { allLists } from '@/lib/registry/all-lists';
import type { AnyList } from '@/lib/registry/declare-list';
import { eventFormats, scoringFormats } from '@/lib/registry/known-values';
import { type Field, holdersOf } from './fields';
import type { Lane } from './proxy';
import type { Answer, Session } from './session';

/** An address of the app, and what the app asked the API for it. */
export type Screen = {
  path: string;
  /** The path without its ids. */
  kind: string;
  answer: Answer;
  /** The answers, by endpoint. */
  asked: ReadonlyMap<string, readonly string[]>;
};

// Without waiting, a card of the dashboard that is late comes apart from the page.
const STARTS = ['/?wait=all', '/all-users', '/groups', '/group-members', '/events', '/events/friendly-rounds'];
const MORE = ['/events/event-rounds', '/admin-users', '/countries', '/regions', '/events/event-courses'];
/** Each format has leaderboards and cards of its own. */
const BY_FORMAT = [
  ...scoringFormats.map(({ value }) => `/events/friendly-rounds?scoringFormat=${value}&status=COMPLETED`),
  ...eventFormats.map(({ value }) => `/events?scoringFormat=${value}&status=COMPLETED`),
];
const HANDLERS = ['/api/choices/country', '/api/choices/region', '/api/choices/group', '/api/choices/course'];

/** The parameters that lead to another screen, rather than to another page of it. */
const TURNS: ReadonlySet<string> = new Set(['tab', 'board', 'team', 'country', 'wait']);

/**
 * Follows the links of the app, one screen of each kind after the other, until every field has been met or `most`
 * screens of each kind have been.
 */
export async function findScreens(
  session: Session,
  lane: Lane,
  fields: readonly Field[],
  most: number,
): Promise<Screen[]> {
  const found: Screen[] = [];
  const missing = new Set(fields);
  const waiting = new Map<string, string[]>();
  const formats = new Map<string, string>();
  const seen = new Set(['/']);
  const counts = new Map<string, number>();
  const add = (path: string, format = '') => {
    if (seen.has(path)) return;
    seen.add(path);
    const own = /^\/events\/(friendly-rounds\/)?[0-9a-f]{8}-/.test(path) ? format : '';
    if (own) formats.set(path, own);
    const kind = `${kindOf(path)} ${own}`;
    waiting.set(kind, [...(waiting.get(kind) ?? []), path]);
  };
  for (const path of [...STARTS, ...MORE, ...HANDLERS]) add(path);
  for (const path of BY_FORMAT) add(path);
  for (let round = 1; round <= most && missing.size > 0; round += 1) {
    for (let kinds = dueIn(round); kinds.length > 0; kinds = dueIn(round)) {
      for (const kind of kinds) await take(kind);
    }
  }
  return found;

  function dueIn(round: number): string[] {
    return [...waiting].flatMap(([kind, paths]) => (paths.length > 0 && (counts.get(kind) ?? 0) < round ? [kind] : []));
  }

  async function take(kind: string): Promise<void> {
    const path = waiting.get(kind)?.shift() ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    // Asked twice: what the process keeps from the first time is no part of the screen.
    await session.get(path);
    lane.asked.clear();
    const answer = await session.get(path);
    if (answer.status !== 200) return;
    const asked = new Map<string, string[]>();
    for (const { endpoint, text } of lane.asked.values()) asked.set(endpoint, [...(asked.get(endpoint) ?? []), text]);
    const screen = { path, kind: kindOf(path), answer, asked };
    found.push(screen);
    for (const field of missing) if (shows(screen, field)) missing.delete(field);
    const format = formats.get(path) ?? new URL(path, 'http://app').searchParams.get('scoringFormat') ?? '';
    if (answer.type.startsWith('text/html')) for (const below of linksIn(answer.body)) add(below, format);
    for (const handler of handlersOf(path)) add(handler);
  }
}

/** The screens that read a value of the field, one of each kind, those with the fewest other answers first. */
export function screensOf(screens: readonly Screen[], field: Field, most: number): Screen[] {
  const kinds = new Map<string, Screen>();
  for (const screen of screens) if (!kinds.has(screen.kind) && shows(screen, field)) kinds.set(screen.kind, screen);
  return [...kinds.values()].sort((a, b) => a.asked.size - b.asked.size).slice(0, most);
}

const parsed = new Map<string, unknown>();

function shows({ asked }: Screen, field: Field): boolean {
  return (asked.get(field.endpoint) ?? []).some((text) => {
    if (!parsed.has(text)) parsed.set(text, text.startsWith('{') ? JSON.parse(text) : null);
    return holdersOf(parsed.get(text), field).length > 0;
  });
}

function kindOf(path: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const turns = [...new URLSearchParams(query)].map(([key, value]) =>
    key === 'team' || key === 'country' ? key : value,
  );
  return [pathname.replace(/[0-9a-f]{8}-[\w-]+/g, '*'), ...turns].join(' ');
}

function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)[#"]/g)].map(([, path = '']) => whole(path));
  return links.filter((path) => {
    const { pathname, searchParams } = new URL(path, 'http://app');
    return !pathname.startsWith('/api/') && [...searchParams.keys()].every((key) => TURNS.has(key));
  });
}

/** A link's address; the dashboard's with all of its cards. */
function whole(link: string): string {
  const path = link.replaceAll('&amp;', '&');
  return path.startsWith('/?country=') && !path.includes('wait=') ? `${path}&wait=all` : path;
}

/** The handlers that a screen calls from the browser. */
function handlersOf(path: string): string[] {
  const { pathname } = new URL(path, 'http://app');
  const golfer = /^\/all-users\/([^/]+)$/.exec(pathname)?.[1];
  const handlers = golfer ? [`/api/users/${golfer}/email`] : [];
  for (const list of allLists as readonly AnyList[]) {
    if (!('columns' in list.export)) continue;
    if (typeof list.path === 'string') {
      if (list.path === pathname) handlers.push(`/api/export/${list.name}`);
      continue;
    }
    const uid = pathname.split('/').find((part) => /^[0-9a-f]{8}-/.test(part));
    if (uid && list.path(uid) === pathname) handlers.push(`/api/export/${list.name}?uid=${uid}`);
  }
  return handlers;
}
