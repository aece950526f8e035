import 'server-only';
import { requireSession } from '@/lib/auth/session/read-session';
import type { Result } from '@/lib/contract/result';
import type { PlaceFilter, PlaceTotal } from '@/lib/resources/place-totals';
import { routes } from '@/lib/routes';
import { countRows } from './count';
import { mapConcurrently } from './map-concurrently';

export type LoadedTotal = { label: string; href: string; total: Result<number | null> };

export async function loadTotals(totals: readonly PlaceTotal[], place: PlaceFilter): Promise<LoadedTotal[]> {
  await requireSession();
  return mapConcurrently(totals, async ({ label, path, endpoint }) => ({
    label,
    href: routes.listed(path, place),
    total: await countRows({ endpoint, query: () => place, rowsHaveUid: true }, place.region ?? place.country ?? ''),
  }));
}
