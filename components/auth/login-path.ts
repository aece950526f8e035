import { screens } from '@/lib/navigation';

/** The sign-in screen that leads back here. */
export function loginPath(reason?: string): string {
  const from = location.pathname + location.search;
  const query = new URLSearchParams({ ...(reason && { reason }), ...(from !== '/' && { from }) });
  return query.size === 0 ? screens.login : `${screens.login}?${query}`;
}
