import { readSession } from '@/lib/auth/session/session';
import { RegionsQuery } from '@/lib/contract/places';
import type { ChoicesAnswer } from '@/lib/list/chips';
import { allChoices, isChoiceKey } from '@/lib/registry/filter-choices';
import { answered, notSignedIn, passedOn, refused } from '@/lib/server/api-response';

type Props = { params: Promise<{ key: string }> };

/** Every choice of a filter, for the form of the list that somebody has opened; of regions those `of` countries. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  if (!(await readSession())) return notSignedIn();
  const { key } = await params;
  if (!isChoiceKey(key)) return refused(404, 'There is no such filter.');
  const of = RegionsQuery.shape.country.safeParse(new URL(request.url).searchParams.get('of') ?? undefined);
  const choices = await allChoices(key, of.data ?? '');
  return choices.ok ? answered<ChoicesAnswer>({ choices: choices.value }) : passedOn(choices.failure);
}
