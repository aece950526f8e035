import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Processes } from '../process/processes.mjs';
import { root } from '../process/root.mjs';

export type Sandbox = { port: number; dir: string };

export async function accessToken(processes: Processes, { dir, port }: Sandbox): Promise<string> {
  const args = ['--import', 'tsx', join(root, 'sandbox', 'print-access-token.ts')];
  const env = { ...process.env, NODE_ENV: 'development' as const, SANDBOX_DIR: dir, SANDBOX_PORT: String(port) };
  const { lines } = await processes.run(process.execPath, args, { env });
  return lines.at(-1) ?? '';
}

/**
 * Calls an operation that only administrators of the sandbox's user pool may call.
 * @returns the JSON of the response,
 * if it has a body
 */
export async function control(
  { dir, port }: Sandbox,
  { method = 'POST', path, body, operation }: { method?: string; path: string; body?: unknown; operation?: string },
): Promise<unknown> {
  const { controlToken } = JSON.parse(await readFile(join(dir, 'identity.json'), 'utf8'));
  const amz = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
  };
  const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
    method,
    headers: { 'x-control-token': controlToken, ...(operation ? amz : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The identity provider responded ${response.status} to ${operation ?? path}`);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
