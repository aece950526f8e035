import 'server-only';

export const providerLimits = { totalMs: 10_000, maxBytes: 1024 * 1024 };

/** Follows no redirects, so that no password or token is sent to another server. */
export async function providerFetch(
  address: string | URL | Request,
  init: RequestInit = {},
  totalMs = providerLimits.totalMs,
): Promise<Response> {
  const signal = AbortSignal.timeout(totalMs);
  const response = await fetch(address, { ...init, cache: 'no-store', redirect: 'error', signal });
  const body = await readFullBody(response);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(body.size === 0 ? null : body, { status: response.status, headers });
}

async function readFullBody(response: Response): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > providerLimits.maxBytes) throw new Error('The response is too large');
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
