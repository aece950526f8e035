import type { Processes } from '../process/processes.mjs';
import { accessToken, type Sandbox } from '../testing/sandbox';

export type GetJson = (path: string) => Promise<unknown>;

/** Returns a function that fetches JSON from the sandbox's API as a staff member. */
export async function apiClient(processes: Processes, sandbox: Sandbox, api: string): Promise<GetJson> {
  const headers = { Authorization: `Bearer ${await accessToken(processes, sandbox)}` };
  return async (path) => {
    const response = await fetch(api + path, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
}
