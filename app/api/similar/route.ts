import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { loadSimilar } from '@/lib/loaders/similar';
import type { Hit } from '@/lib/search/search-result';
import { readTimeZone } from '@/lib/server/preferences';
import { failureResponse, jsonResponse, notFound, unauthorized } from '@/lib/server/responses/api-response';

/** Query: `?of=<URL of a list with a search>`. */
export const GET = withRenewal(async (request: Request): Promise<Response> => {
  if (!(await readSession())) return unauthorized();
  const address = new URL(request.url).searchParams.get('of') ?? '';
  const similar = await loadSimilar(address, { timeZone: await readTimeZone(), signal: request.signal });
  if (similar === null) return notFound();
  return similar.ok ? jsonResponse<Hit[]>(similar.value) : failureResponse(similar.failure);
});
