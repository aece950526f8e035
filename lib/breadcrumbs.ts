import { decoded } from './format/decoded';
import { currentLink, kindNames, kindOf, navigation, type RecordKind } from './navigation';

type Label = readonly [pattern: string, label: string];

/** Labels of screens that are not in the navigation, or have another label there. */
const crumbLabels: readonly Label[] = [
  ['/all-users/*/events', 'User Events'],
  ['/all-users/*/handicaps', 'User Handicaps'],
  ['/all-users/*/timeline', 'User Timeline'],
  ['/all-users/*/friends', 'User Friends'],
  ['/all-users/*/groups', 'User Groups'],
  ['/all-users/*/friendly-rounds', 'User Friendly Rounds'],
  ['/all-users/*/rounds-created', 'Rounds Created'],
  ['/group-members/*/handicap', 'Why this handicap'],
  ['/groups', 'All Groups'],
  ['/groups/*/members', 'Group Members'],
  ['/groups/*/contests', 'Contests'],
  ['/groups/*/group-events', 'Group Events'],
  ['/groups/*/group-rounds', 'Group Rounds'],
  ['/events/event-courses', 'Event Courses'],
  ['/events/event-courses/*/at-a-glance', 'At a glance'],
  ['/events/event-courses/*/friendly-rounds', 'Friendly Rounds'],
  ['/events/event-courses/*/events', 'Events'],
  ['/events/event-courses/*/event-rounds', 'Event Rounds'],
  ['/events/friendly-rounds', 'Friendly Rounds'],
  ['/events/*/results', 'Results'],
  ['/events/friendly-rounds/*/results', 'Results'],
  ['/events/*/friendly-rounds', 'Friendly Rounds'],
  ['/events/*/rounds', 'Event Rounds'],
  ['/search', 'Search'],
  ['/compare', 'Compare'],
  ['/break-down', 'Summarise'],
  ['/month', 'Month report'],
];

const navigationLabels = navigation.flatMap(({ links }) => links.map(({ href, label }): Label => [href, label]));
const labels = [...crumbLabels, ...navigationLabels];

const recordScreens = kindNames.flatMap((name) => kindOf(name).screen ?? []);
/** The most segments of a screen, so that the time for a longer path does not grow with the square of its length. */
const DEEPEST = Math.max(
  ...[...labels.map(([pattern]) => pattern), ...recordScreens].map((path) => partsOf(path).length),
);

export type RecordScreen = { kind: RecordKind; uid: string };
type Crumb = { label: string; href: string; record?: RecordScreen; isNamed?: boolean };

export function breadcrumbs(pathname: string): Crumb[] {
  const segments = partsOf(pathname);
  if (segments.length === 0) return [{ label: 'Dashboard', href: '/' }];
  return segments.slice(0, DEEPEST).flatMap((_, index) => {
    const path = segments.slice(0, index + 1);
    const href = `/${path.join('/')}`;
    const label = labels.find(([pattern]) => fits(pattern, path))?.[1];
    if (label) return [{ label, href }];
    const own = kindNames.find((name) => fits(kindOf(name).screen, path));
    const kind = own ?? kindNames.find((name) => isAbove(name, path, segments));
    if (!kind) return [];
    const { label: word, screen = '', unnamed } = kindOf(kind);
    const uid = uidIn(screen, path);
    return [{ label: word, href: screen.replace('*', () => uid), record: { kind, uid }, isNamed: !own || !unnamed }];
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

/** Screens that are neither a list nor the screen of a record. */
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
