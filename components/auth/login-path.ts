import { screens } from '@/lib/navigation';

export function loginPath(reason?: string): string {
  const from = location.pathname + location.search;
  const query = new URLSearchParams({ ...(reason && { reason }), ...(from !== '/' && { from }) });
  return query.size === 0 ? screens.login : `${screens.login}?${query}`;
}
