import { PRIVATE_NO_STORE } from './security-headers';

type Options = {
  /** The name that the browser saves it by; without one it is shown. */
  name?: string;
  type: 'csv' | 'plain';
  /** Beyond those of every file. */
  headers?: Readonly<Record<string, string>>;
};

/** A file of text that nobody keeps but who asked for it. */
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
