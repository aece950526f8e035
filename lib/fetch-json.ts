/** The message continues a sentence, hence lower case. `status` is null without a response. */
export class FetchFailed extends Error {
  constructor(
    message: string,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

declare global {
  interface WindowEventMap {
    'session-refused': Event;
  }
}

/** Makes the session check look at once where a handler of the app answers that nobody is signed in. */
export function reportRefusal({ status }: Response): void {
  if (status === 401) window.dispatchEvent(new Event('session-refused'));
}

export async function fetchOrFailure<Answer extends object>(url: string): Promise<Answer | { failure: string }> {
  return fetchJson<Answer>(url).catch((error) => {
    if (error instanceof FetchFailed) return { failure: error.message };
    throw error;
  });
}

/**
 * Fetches JSON from one of the app's handlers, in the browser. An error response holds `{ error: { message } }`.
 * @throws FetchFailed without a response, for an error response, and for one that is no JSON
 */
export async function fetchJson<Answer extends object>(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, { cache: 'no-store', redirect: 'error', ...init }).catch(() => null);
  if (!response) throw new FetchFailed('the server did not answer');
  reportRefusal(response);
  const body: (Answer & { error?: { message?: string } }) | null = await response.json().catch(() => null);
  if (response.ok && body) return body;
  throw new FetchFailed(
    response.ok
      ? 'the answer could not be read'
      : (body?.error?.message ?? `the request failed with status ${response.status}`),
    response.status,
  );
}
