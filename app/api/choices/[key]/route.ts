import { readSession } from '@/lib/auth/session';
import { statusOf } from '@/lib/contract/failure';
import { RegionsQuery } from '@/lib/contract/places';
import { allChoices, isChoiceKey } from '@/lib/filter-choices';
import type { ChoicesAnswer } from '@/lib/list/chips';
import { PRIVATE_NO_STORE } from '@/lib/security-headers';

type Props = { params: Promise<{ key: string }> };

/** Every choice of a filter, for the form of the list that somebody has opened; of regions those `of` countries. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  if (!(await readSession())) return refuse(401, 'Sign in to see this.');
  const { key } = await params;
  if (!isChoiceKey(key)) return refuse(404, 'There is no such filter.');
  const of = RegionsQuery.shape.country.safeParse(new URL(request.url).searchParams.get('of') ?? undefined);
  const choices = await allChoices(key, of.data ?? '');
  return choices.ok
    ? answer(200, { choices: choices.value })
    : refuse(statusOf(choices.failure), choices.failure.message);
}

function refuse(status: number, message: string): Response {
  return answer(status, { error: { message } });
}

function answer(status: number, body: ChoicesAnswer): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': PRIVATE_NO_STORE } });
}
