import { readSession } from '@/lib/auth/session/session';
import { isSearchable } from '@/lib/list/address/list-state';
import { searchEverything } from '@/lib/registry/search';
import { readAsked } from '@/lib/search/asked';
import { readTimeZone } from '@/lib/server/preferences';
import { errorResponse, unauthorized } from '@/lib/server/responses/api-response';
import { PRIVATE_NO_STORE } from '@/lib/server/responses/security-headers';

/** Searches all lists. One line of JSON for each, as they answer; a browser that leaves ends the calls to the API. */
export async function GET(request: Request): Promise<Response> {
  if (!(await readSession())) return unauthorized();
  const asked = readAsked(new URL(request.url).searchParams.get('q') ?? '');
  if (asked.kind !== 'words' || asked.q === '' || !isSearchable(asked.q)) {
    return errorResponse(400, 'A search needs three characters.');
  }
  const sections = searchEverything(asked.q, { timeZone: await readTimeZone(), signal: request.signal });
  const encoder = new TextEncoder();
  const lines = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await sections.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      await sections.return(undefined);
    },
  });
  return new Response(lines, {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': PRIVATE_NO_STORE },
  });
}
