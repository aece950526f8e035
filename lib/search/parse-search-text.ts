import { breadcrumbs, pathOf, recordAround } from '@/lib/breadcrumbs';
import { cleanInput } from '@/lib/format/clean-input';
import { decoded } from '@/lib/format/decoded';
import { cutPaste, searchWords } from '@/lib/format/search-words';
import { routes } from '@/lib/routes';

/** `uid` is that of the record in a pasted URL; null for the URL of another screen. */
export type SearchText =
  | { kind: 'address'; href: string; label: string; uid: string | null }
  | { kind: 'words'; q: string };

const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id that is shortened as on screens: `fd33…9a41`. */
const SHORT = /^[0-9a-f]{4}(?:…|\.{3})[0-9a-f]{4}$/i;

/** Longest search text that the API accepts. */
const MOST = 200;

/**
 * Recognizes URLs of the app or the API, table cells, `#id` and `<address>`. Takes the first URL or ID in a sentence.
 * Searches other text as typed.
 */
export function parseSearchText(text: string): SearchText {
  const trimmed = cleanInput(cutPaste(text));
  const [address] = [trimmed, ...(trimmed.match(LINK_IN_TEXT) ?? [])].flatMap(
    (link) => addressIn(bareLink(link)) ?? [],
  );
  if (address) return address;
  const cells = trimmed.split(/[\t\n]/).map(searchWords);
  const q =
    cells.find((cell) => UID.test(cell)) ??
    cells.find((cell) => SHORT.test(cell)) ??
    ID_IN_TEXT.exec(trimmed)?.[0] ??
    cells.find((cell) => cell !== '') ??
    '';
  return { kind: 'words', q: q.replace(/\s+/g, ' ').slice(0, MOST) };
}

const LINK_IN_TEXT = /(?:https?:\/\/|(?<![^\s<("'“‘:])\/)\S+/g;

const ID_IN_TEXT =
  /(?<![\da-z-])(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{4}(?:…|\.{3})[\da-f]{4})(?![\da-z-])/i;

function addressIn(link: string): SearchText | null {
  const screen = screenOf(link);
  if (!screen) return null;
  const label = breadcrumbs(pathOf(screen)).at(-1)?.label ?? screen;
  return { kind: 'address', href: screen, label, uid: recordAround(screen)?.uid ?? null };
}

/** Removes what mail programs add to a link: brackets, a final full stop, or the URL of a link checker. */
function bareLink(text: string): string {
  const bare = text.replace(/^[<("']+/, '').replace(/[>)"'.,;]+$/, '');
  if (!/^https?:\/\/\S+$/.test(bare)) return bare;
  const [, inPath] = /^https:\/\/urldefense\.com\/v3\/__(https?:.+?)__;/.exec(bare) ?? [];
  const inQuery = [...(URL.parse(bare)?.searchParams.values() ?? [])].find((value) => /^https?:\/\/\S+$/.test(value));
  return inPath?.replace(/^(https?:)\/+/, '$1//') ?? inQuery ?? bare;
}

/** Returns the path of a screen; null unless the text is a URL of the app or the API. */
function screenOf(text: string): string | null {
  if (!/^(https?:\/\/|\/)\S+$/.test(text) || !URL.canParse(text, 'http://localhost')) return null;
  const { pathname, search, hash } = new URL(text, 'http://localhost');
  const [, ofApi] = /\/api\/v\d+(\/.*)$/.exec(pathname) ?? [];
  if (ofApi) return recordOf(ofApi);
  const crumbs = breadcrumbs(pathname);
  return pathname !== '/' && crumbs.at(-1)?.href === pathname ? pathname + search + hash : null;
}

const records: readonly (readonly [pattern: RegExp, screen: (uid: string) => string])[] = [
  [/^\/admin\/users\/([^/]+)/, routes.user],
  [/^\/admin\/groups\/[^/]+\/events\/([^/]+)/, routes.event],
  [/^\/admin\/groups\/([^/]+)/, routes.group],
  [/^\/admin\/group-members\/([^/]+)/, routes.groupMember],
  [/^\/admin\/events\/([^/]+)/, routes.event],
  [/^\/admin\/friendly-rounds\/([^/]+)/, routes.friendlyRound],
  [/^\/courses\/([^/]+)/, routes.course],
];

function recordOf(path: string): string | null {
  for (const [pattern, screen] of records) {
    const [, uid] = pattern.exec(path) ?? [];
    if (uid) return screen(decoded(uid));
  }
  return null;
}
