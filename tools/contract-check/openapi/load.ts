import { readFile, stat } from 'node:fs/promises';
import { bundleFromString, createConfig } from '@redocly/openapi-core';
import { z } from 'zod';

const MOST_BYTES = 10 * 1024 * 1024;

/** The document cannot be used; the message is for people. */
export class NoDocument extends Error {
  override name = 'NoDocument';
}

const Version = z.looseObject({ openapi: z.string().regex(/^3\.[012]\./) });
const Document = Version.extend({ paths: z.record(z.string(), z.unknown()) });
export type Document = z.infer<typeof Document>;

/**
 * An OpenAPI 3 document in JSON or YAML, from a file or an address.
 * @throws NoDocument
 */
export async function loadDocument(
  place: string,
  token: string | undefined,
  { send = fetch, timeoutMs = 30_000 }: Sending = {},
): Promise<Document> {
  const source = /^https?:/.test(place) ? await download(place, token, { send, timeoutMs }) : await readLocal(place);
  let parsed: unknown;
  try {
    const { bundle } = await bundleFromString({ source, config: await createConfig({}) });
    parsed = bundle.parsed;
  } catch (error) {
    throw new NoDocument(`${place} is not an OpenAPI 3 document: ${firstLine(error)}`);
  }
  const document = Document.safeParse(parsed);
  if (document.success) return document.data;
  if (Version.safeParse(parsed).success) throw new NoDocument(`${place} has no “paths”: it describes no endpoint`);
  const { swagger, openapi } = (parsed ?? {}) as { swagger?: unknown; openapi?: unknown };
  const version = openapi ?? swagger;
  throw new NoDocument(
    version === undefined
      ? `${place} is not an OpenAPI document: it has no “openapi” version`
      : `${place} is OpenAPI ${String(version).slice(0, 20)}: 3.0, 3.1 and 3.2 can be read`,
  );
}

async function readLocal(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > MOST_BYTES) throw tooLarge(path);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof NoDocument) throw error;
    throw new NoDocument(`${path} cannot be read: ${firstLine(error)}`);
  }
}

type Sending = { send?: typeof fetch; timeoutMs?: number };

async function download(
  url: string,
  token: string | undefined,
  { send, timeoutMs }: Required<Sending>,
): Promise<string> {
  try {
    const response = await send(url, {
      headers: { Accept: 'application/json, application/yaml', ...(token && { Authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new NoDocument(`${url} answered ${response.status}`);
    }
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) throw tooLarge(url);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof NoDocument) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new NoDocument(`${url} did not answer within ${timeoutMs / 1000} s`);
    }
    throw new NoDocument(`${url} cannot be reached: ${firstLine(error)}`);
  }
}

const tooLarge = (place: string) => new NoDocument(`${place} is larger than ${MOST_BYTES / 1024 / 1024} MiB`);

function firstLine(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  const words = cause instanceof Error ? `${message}: ${cause.message}` : message;
  return words.split('\n')[0]?.slice(0, 200) ?? '';
}
