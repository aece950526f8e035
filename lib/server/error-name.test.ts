import { expect, it } from 'vitest';
import { errorCode } from './error-name';

const caused = (cause: object) => new TypeError('fetch failed', { cause });

it.each([
  ['ENOTFOUND', caused(Object.assign(new Error('getaddrinfo ENOTFOUND api.example'), { code: 'ENOTFOUND' }))],
  ['ECONNREFUSED', caused(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', caused(Object.assign(new Error(), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }))],
  ['WRONGPASS', new Error('WRONGPASS invalid username-password pair or user is disabled.')],
  [undefined, new DOMException('This operation was aborted', 'AbortError')],
  [undefined, new Error('Socket closed unexpectedly')],
  [undefined, 'thrown text'],
])('errorCode returns %s', (code, error) => {
  expect(errorCode(error)).toBe(code);
});
