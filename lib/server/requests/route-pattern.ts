import { routes } from '@/lib/routes';

const AUTH_PATTERNS = ['/api/auth/callback/*', '/api/auth/session', '/api/auth/*', '/api/auth/*/*'];

const PATTERNS: readonly string[][] = [...Object.values(routes).map(patternOf), ...AUTH_PATTERNS]
  .filter((pattern) => pattern.startsWith('/'))
  .map(segmentsOf)
  .sort((a, b) => wildcards(a) - wildcards(b));

export const ROUTE_PATTERNS: readonly string[] = [...PATTERNS.map(pathOf), '(other)'];

/** Returns a known route's pattern. Other paths become `(other)`, because they may contain anything. */
export function routePattern(pathname: string): string {
  const segments = segmentsOf(pathname);
  const found = PATTERNS.find(
    (pattern) =>
      pattern.length === segments.length && pattern.every((part, index) => part === '*' || part === segments[index]),
  );
  return found ? pathOf(found) : '(other)';
}

/** Calls each route function with `*` in place of uids. */
function patternOf(route: (typeof routes)[keyof typeof routes]): string {
  const href: string = typeof route === 'string' ? route : Reflect.apply(route, routes, ['*', '*']);
  return href.split('?', 1)[0] ?? '';
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function pathOf(segments: readonly string[]): string {
  return `/${segments.join('/')}`;
}

function wildcards(pattern: readonly string[]): number {
  return pattern.filter((part) => part === '*').length;
}
