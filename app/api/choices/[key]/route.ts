import { readSession } from '@/lib/auth/session/session';
import { RegionsQuery } from '@/lib/contract/places';
import type { ChoicesAnswer } from '@/lib/list/chips';
import { allChoices, isFetchedChoice } from '@/lib/registry/filter-choices';
import { errorResponse, failureResponse, jsonResponse, unauthorized } from '@/lib/server/responses/api-response';

type Props = { params: Promise<{ key: string }> };

/** Every choice of a filter, for an opened form; the regions are those `of` countries. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  if (!(await readSession())) return unauthorized();
  const { key } = await params;
  if (!isFetchedChoice(key)) return errorResponse(404, 'There is no such filter.');
  const of = RegionsQuery.shape.country.safeParse(new URL(request.url).searchParams.get('of') ?? undefined);
  const choices = await allChoices(key, of.data ?? '');
  return choices.ok ? jsonResponse<ChoicesAnswer>({ choices: choices.value }) : failureResponse(choices.failure);
}
