import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { RegionsQuery } from '@/lib/contract/places';
import { toResult } from '@/lib/contract/result';
import type { ChoicesAnswer } from '@/lib/list/url/choices';
import { fetchChoices, isFetchedChoice } from '@/lib/loaders/fetch-choices';
import { errorResponse, failureResponse, jsonResponse, unauthorized } from '@/lib/server/responses/api-response';

/** Query: `q` is the typed text, and `of` limits regions to the countries with these uids. */
export const GET = withRenewal(
  async (request: Request, { params }: RouteContext<'/api/choices/[key]'>): Promise<Response> => {
    if (!(await readSession())) return unauthorized();
    const { key } = await params;
    if (!isFetchedChoice(key)) return errorResponse(404, 'This filter does not exist.');
    const { searchParams } = new URL(request.url);
    const of = RegionsQuery.shape.country.safeParse(searchParams.get('of') ?? undefined);
    const q = RegionsQuery.shape.search.safeParse(searchParams.get('q') ?? undefined);
    const choices = await toResult(fetchChoices(key, { of: of.data, q: q.data }));
    return choices.ok ? jsonResponse<ChoicesAnswer>(choices.value) : failureResponse(choices.failure);
  },
);
