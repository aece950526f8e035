import { describe, expect, it } from 'vitest';
import { checkUid } from '@/lib/contract/uid';
import { readUid } from './uid';

describe('readUid', () => {
  it.each([
    ['7f3c9a1e-0000-4000-8000-000000000001', '7f3c9a1e-0000-4000-8000-000000000001'],
    ['u%20one', 'u one'],
    ['.', null],
    ['..', null],
    ['%2e%2e', null],
    ['a%2Fb', null],
    ['a%5Cb', null],
    ['a%00', null],
    ['a%0d%0ab', null],
    ['%E2%80%AEabc', null],
    ['%', null],
    ['', null],
    ['x'.repeat(129), null],
  ])('LIST-10 the route parameter %j is decoded to the uid %j', (parameter, uid) => {
    expect(readUid(parameter)).toBe(uid);
  });
});

describe('checkUid', () => {
  it.each([
    ['u one', 'u one'],
    ['u%20one', null],
    ['a/b', null],
    ['..', null],
    ['\uD800', null],
    ['', null],
  ])('LIST-10 checkUid does not decode the text %j and returns %j', (text, uid) => {
    expect(checkUid(text)).toBe(uid);
  });
});
