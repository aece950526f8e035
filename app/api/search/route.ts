import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { isSearchable } from '@/lib/list/url/list-state';
import { searchEverything } from '@/lib/loaders/search';
import { parseSearchText } from '@/lib/search/parse-search-text';
import type { SearchSection } from '@/lib/search/search-result';
import { readTimeZone } from '@/lib/server/preferences';
import { beforeResponse } from '@/lib/server/request-context';
import { errorResponse, unauthorized } from '@/lib/server/responses/api-response';
import { PRIVATE_NO_STORE } from '@/lib/server/responses/security-headers';

/** Streams one JSON line per list. A token that the API refuses can be renewed only until the first line is sent. */
export const GET = withRenewal(async (request: Request): Promise<Response> => {
  if (!(await readSession())) return unauthorized();
  const parsed = parseSearchText(new URL(request.url).searchParams.get('q') ?? '');
  if (parsed.kind !== 'words' || parsed.q === '' || !isSearchable(parsed.q)) {
    return errorResponse(400, 'Type at least 3 characters.');
  }
  const sections = searchEverything(parsed.q, { timeZone: await readTimeZone(), signal: request.signal });
  const { result, begin } = beforeResponse(() => sections.next());
  const first = await result;
  begin();
  const encoder = new TextEncoder();
  const send = (lines: ReadableStreamDefaultController, { done, value }: IteratorResult<SearchSection>) =>
    done ? lines.close() : lines.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
  const body = new ReadableStream<Uint8Array>({
    start: (lines) => send(lines, first),
    pull: async (lines) => send(lines, await sections.next()),
    cancel: async () => void (await sections.return(undefined)),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': PRIVATE_NO_STORE },
  });
});
