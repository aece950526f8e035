import { PRIVATE_NO_STORE } from './security-headers';

type Options = {
  name?: string;
  type: 'csv' | 'plain';
  headers?: Readonly<Record<string, string>>;
};

export function fileResponse(body: BodyInit, { name, type, headers }: Options): Response {
  return new Response(body, {
    headers: {
      'Content-Type': `text/${type}; charset=utf-8`,
      'Content-Disposition': name === undefined ? 'inline' : `attachment; filename="${name}"`,
      'Cache-Control': PRIVATE_NO_STORE,
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}
