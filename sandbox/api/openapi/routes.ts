import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { openApiDocument } from './document';
import { openApiPage } from './page';

/** The contract as JSON and as a page. Public: it describes the API and holds no data. */
export function createOpenApi(base: string): Hono {
  const routes = new Hono().basePath(base);
  let made: ReturnType<typeof openApiDocument> | undefined;
  const document = () => {
    made ??= openApiDocument(base);
    return made;
  };
  routes.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], baseUri: ["'none'"] },
    }),
  );
  routes.get('/openapi.json', async (c) => c.json(await document()));
  routes.get('/docs', async (c) => c.html(openApiPage((await document()) as never)));
  return routes;
}
