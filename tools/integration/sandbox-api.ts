import { RequestFailed } from '@/lib/contract/result';

/** The requests that the app makes, and how the API responds to them. Tests replace the functions. */
export const sandbox = {
  asked: [] as string[],
  request: (_url: string): Response | Promise<Response> => Promise.reject(new Error('not open')),
  /** Replaces the API's response to an export request. */
  exported: null as ((url: string) => Promise<Response>) | null,
};

async function accepted(response: Response): Promise<Response> {
  if (!response.ok) throw new RequestFailed(response.status, 'refused');
  return response;
}

// The next two functions replace those of lib/api/http/http.ts, so that the sandbox answers in the same process.

export async function answerTo({ url }: { url: string }) {
  sandbox.asked.push(url);
  const response = await accepted(await sandbox.request(url));
  return { body: await response.json(), headers: response.headers };
}

export async function streamApi({ url }: { url: string }) {
  return accepted(await (sandbox.exported ?? sandbox.request)(url));
}
