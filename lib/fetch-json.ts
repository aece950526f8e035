/** Why one of the app's own handlers gave no answer, in words that go on a sentence. */
export class FetchFailed extends Error {}

/**
 * The answer of one of the app's own handlers, asked from the browser. A refusal holds `{ error: { message } }`.
 * @throws FetchFailed when there is none: nobody answered, it was refused, or it cannot be read
 */
export async function fetchJson<Answer extends object>(url: string): Promise<Answer> {
  const response = await fetch(url, { cache: 'no-store', redirect: 'error' }).catch(() => null);
  if (!response) throw new FetchFailed('nothing answered');
  const body: (Answer & { error?: { message?: string } }) | null = await response.json().catch(() => null);
  if (response.ok && body) return body;
  throw new FetchFailed(
    response.ok
      ? 'the answer could not be read'
      : (body?.error?.message ?? `the request failed with status ${response.status}`),
  );
}
