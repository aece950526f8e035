import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routePattern } from './route-pattern';

describe('routePattern', () => {
  it.each([
    ['/', '/'],
    ['/all-users', '/all-users'],
    ['/all-users/', '/all-users'],
    ['/all-users/someone@example.org', '/all-users/*'],
    ['/all-users/7f3c9a1e/friendly-rounds', '/all-users/*/friendly-rounds'],
    ['/events/event-courses', '/events/event-courses'],
    ['/events/someone@example.org', '/events/*'],
    ['/login', '/login'],
    ['/api/session', '/api/session'],
    ['/api/export/users', '/api/export/*'],
    ['/api/choices/country', '/api/choices/*'],
    ['/api/users/someone@example.org/email', '/api/users/*/email'],
    ['/api/auth/callback/provider', '/api/auth/callback/*'],
    ['/api/auth/secret-looking', '/api/auth/*'],
    ['/someone@example.org', '(other)'],
    ['/all-users/a/b/c', '(other)'],
    ['/__proto__', '(other)'],
  ])('the log names %s by the route pattern %s', (pathname, pattern) => {
    expect(routePattern(pathname)).toBe(pattern);
  });

  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const routeFiles = files.filter((file) => /\/(page\.tsx|route\.ts)$/.test(`/${file}`)).map((file) => `/${file}`);
  /** Health checks and files are not logged; the 404 page and /design are logged without a pattern. */
  const EXCLUDED = ['/healthz', '/%5Fnext/static/[...file]', '/[...missing]', '/design'];

  it('every page and handler has a route pattern in the log', () => {
    const uncovered = routeFiles
      .map((file) => file.replace(/\/[^/]+$/, '').replace(/\/\([^)]+\)/g, '') || '/')
      .filter((path) => !EXCLUDED.includes(path) && routePattern(path.replace(/\[[^\]]*\]/g, 'x')) === '(other)');
    expect(routeFiles.length).toBeGreaterThan(30);
    expect(uncovered).toEqual([]);
  });
});
