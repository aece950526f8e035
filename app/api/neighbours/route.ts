import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import type { NeighbourPage } from '@/lib/list/neighbours';
import { loadNeighbours } from '@/lib/loaders/load-neighbours';
import { readTimeZone } from '@/lib/server/preferences';
import { failureResponse, jsonResponse, notFound, unauthorized } from '@/lib/server/responses/api-response';

/** Query: `?of=<URL of a page of a list>`. */
export const GET = withRenewal(async (request: Request): Promise<Response> => {
  if (!(await readSession())) return unauthorized();
  const address = new URL(request.url).searchParams.get('of') ?? '';
  const page = await loadNeighbours(address, { timeZone: await readTimeZone(), signal: request.signal });
  if (page === null) return notFound();
  return page.ok ? jsonResponse<NeighbourPage>(page.value) : failureResponse(page.failure);
});
