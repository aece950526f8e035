import { NextResponse } from 'next/server';

export const REFUSAL_HEADER = 'x-refusal';

const MESSAGES = {
  '400': 'A GET or HEAD request must not have a body.',
  '405': 'A file can only be read.',
  '411': 'The request has no Content-Length.',
  '413': 'The request is longer than 64 KB.',
  '414':
    'The address is too long or has too many parts. Allowed are 12,000 characters, 300 parameters and 20 parts between slashes.',
} as const;

export type Refusal = keyof typeof MESSAGES;

export function refusalResponse(status: string): NextResponse {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...(status === '405' && { Allow: 'GET, HEAD' }) };
  return new NextResponse(MESSAGES[status as Refusal], { status: Number(status), headers });
}

export function methodRefusal(): NextResponse {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Allow: 'GET, HEAD, POST' };
  return new NextResponse('A page can only be read or get a form.', { status: 405, headers });
}
