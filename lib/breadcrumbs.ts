import { decoded } from './format/decoded';
import { screenNames } from './names';
import { currentLink, kindNames, kindOf, type RecordKind } from './navigation';

const labels = Object.entries(screenNames).map(([pattern, { title }]) => [pattern, title] as const);

const recordScreens = kindNames.flatMap((name) => kindOf(name).screen ?? []);
/**
 * The number of segments of the deepest screen. Longer paths are cut there, because the time would grow with the square
 * of their length.
 */
const DEEPEST = Math.max(
  ...[...labels.map(([pattern]) => pattern), ...recordScreens].map((path) => partsOf(path).length),
);

export type RecordScreen = { kind: RecordKind; uid: string };
type Crumb = { label: string; href: string; record?: RecordScreen; isNamed?: boolean };

export function breadcrumbs(pathname: string): Crumb[] {
  const segments = partsOf(pathname);
  if (segments.length === 0) return [{ label: screenNames['/'].title, href: '/' }];
  return segments.slice(0, DEEPEST).flatMap((_, index) => {
    const path = segments.slice(0, index + 1);
    const href = `/${path.join('/')}`;
    const label = labels.find(([pattern]) => fits(pattern, path))?.[1];
    if (label) return [{ label, href }];
    const own = kindNames.find((name) => fits(kindOf(name).screen, path));
    const kind = own ?? kindNames.find((name) => isAbove(name, path, segments));
    if (!kind) return [];
    const { label: name, crumb = name, screen = '', unnamed } = kindOf(kind);
    const uid = uidIn(screen, path);
    return [{ label: crumb, href: screen.replace('*', () => uid), record: { kind, uid }, isNamed: !own || !unnamed }];
  });
}

export const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

export function recordAround(href: string): RecordScreen | undefined {
  const { record } = breadcrumbs(pathOf(href)).findLast(({ record }) => record) ?? {};
  return record && { ...record, uid: decoded(record.uid) };
}

function isAbove(kind: RecordKind, path: readonly string[], segments: readonly string[]): boolean {
  const { folder, screen } = kindOf(kind);
  return fits(folder, path) && path.length < segments.length && !fits(screen, segments);
}

/** Screens that are neither a list nor a record. */
const explanations = [
  '/now-playing',
  '/all-users/*/handicaps',
  '/all-users/*/timeline',
  '/group-members/*/handicap',
  '/events/*/results',
  '/events/friendly-rounds/*/results',
  '/groups/*/contests',
  '/events/event-courses/*/at-a-glance',
];

export function isList(pathname: string): boolean {
  const last = breadcrumbs(pathname).at(-1);
  if (explanations.some((pattern) => fits(pattern, partsOf(pathname)))) return false;
  return last?.href === pathname && !last.record && currentLink(pathname) !== undefined;
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

const uidIn = (pattern = '', segments: readonly string[]) => segments[partsOf(pattern).indexOf('*')] ?? '';

function fits(pattern = '', segments: readonly string[]): boolean {
  const wanted = partsOf(pattern);
  return wanted.length === segments.length && wanted.every((part, i) => part === '*' || part === segments[i]);
}
