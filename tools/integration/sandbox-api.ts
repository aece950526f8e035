import { RequestFailed } from '@/lib/contract/result';

/** Records the app's requests and the functions that respond to them, which tests can replace. */
export const sandbox = {
  asked: [] as string[],
  request: (_url: string): Response | Promise<Response> => Promise.reject(new Error('not open')),
  /** Responds to an export request in place of the API. */
  exported: null as ((url: string) => Promise<Response>) | null,
};

async function accepted(response: Response): Promise<Response> {
  if (!response.ok) throw new RequestFailed(response.status, 'refused');
  return response;
}

// These two functions replace those of lib/api/http/http.ts, so that the sandbox responds within this process.

export async function answerTo({ url }: { url: string }) {
  sandbox.asked.push(url);
  const response = await accepted(await sandbox.request(url));
  return { body: await response.json(), headers: response.headers };
}

export async function streamApi({ url }: { url: string }) {
  return accepted(await (sandbox.exported ?? sandbox.request)(url));
}
