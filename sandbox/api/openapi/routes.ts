import { Hono } from 'hono';
import { openApiDocument } from './document';

/** The contract in OpenAPI. Public: it describes the API and holds no data. */
export function createOpenApi(base: string): Hono {
  let made: ReturnType<typeof openApiDocument> | undefined;
  return new Hono().basePath(base).get('/openapi.json', async (c) => {
    made ??= openApiDocument(base);
    return c.json(await made);
  });
}
