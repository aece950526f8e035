import { breadcrumbs, pathOf } from '@/lib/breadcrumbs';
import { cleanInput } from '@/lib/format/clean-input';
import { decoded } from '@/lib/format/decoded';
import { cutPaste, searchWords } from '@/lib/format/search-words';
import { routes } from '@/lib/routes';

export type SearchText = { kind: 'address'; href: string; label: string } | { kind: 'words'; q: string };

const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id that is shortened as on screens: `fd33…9a41`. */
const SHORT = /^[0-9a-f]{4}(?:…|\.{3})[0-9a-f]{4}$/i;

/** Longest search text that the API accepts. */
const MOST = 200;

/** Recognizes addresses of the app or the API, table cells, `#id` and `<address>`. Other text is searched as typed. */
export function parseSearchText(text: string): SearchText {
  const trimmed = cleanInput(cutPaste(text));
  const screen = screenOf(bareLink(trimmed));
  if (screen) return { kind: 'address', href: screen, label: breadcrumbs(pathOf(screen)).at(-1)?.label ?? screen };
  const cells = trimmed.split(/[\t\n]/).map(searchWords);
  const q =
    cells.find((cell) => UID.test(cell)) ??
    cells.find((cell) => SHORT.test(cell)) ??
    cells.find((cell) => cell !== '') ??
    '';
  return { kind: 'words', q: q.replace(/\s+/g, ' ').slice(0, MOST) };
}

/** Removes what mail programs add to a link: brackets, a final full stop, or the address of a link checker. */
function bareLink(text: string): string {
  const bare = text.replace(/^[<("']+/, '').replace(/[>)"'.,;]+$/, '');
  if (!/^https?:\/\/\S+$/.test(bare)) return bare;
  const [, inPath] = /^https:\/\/urldefense\.com\/v3\/__(https?:.+?)__;/.exec(bare) ?? [];
  const inQuery = [...(URL.parse(bare)?.searchParams.values() ?? [])].find((value) => /^https?:\/\/\S+$/.test(value));
  return inPath?.replace(/^(https?:)\/+/, '$1//') ?? inQuery ?? bare;
}

/** Returns the path of a screen; null unless the text is an address of the app or the API. */
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
