/** The message becomes part of a sentence, so it starts in lower case. `status` is null without a response. */
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

/** After a response with status 401, makes the page check its session at once. */
export function reportRefusal({ status }: Response): void {
  if (status === 401) window.dispatchEvent(new Event('session-refused'));
}

export async function fetchOrFailure<Answer extends object>(url: string): Promise<Answer | { failure: string }> {
  return fetchJson<Answer>(url).catch((error) => {
    if (error instanceof FetchFailed) return { failure: error.message };
    throw error;
  });
}

/** Expects errors as `{ error: { message } }`. @throws FetchFailed for an error status, invalid JSON or no response */
export async function fetchJson<Answer extends object>(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, { cache: 'no-store', redirect: 'error', ...init }).catch(() => null);
  if (!response) throw new FetchFailed('Fairway did not answer');
  reportRefusal(response);
  const body: (Answer & { error?: { message?: string } }) | null = await response.json().catch(() => null);
  if (response.ok && body) return body;
  throw new FetchFailed(
    response.ok ? 'the response is unreadable' : (body?.error?.message ?? 'the request failed'),
    response.status,
  );
}
