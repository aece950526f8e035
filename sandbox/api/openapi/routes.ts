import { Hono } from 'hono';
import { openApiDocument } from './document';

/** Serves the OpenAPI document without sign-in, because it contains no data. */
export function createOpenApi(base: string): Hono {
  let made: ReturnType<typeof openApiDocument> | undefined;
  return new Hono().basePath(base).get('/openapi.json', async (c) => {
    made ??= openApiDocument(base);
    return c.json(await made);
  });
}
