import { describe, expect, it } from 'vitest';
import { shortUid } from './uid';

describe('shortUid', () => {
  it.each([
    ['a uuid', 'fd33a0c2-7be1-4c55-9f0e-2b6d1e8c9a41', 'fd33…9a41'],
    ['a prefixed id', 'usr_8Zk2mQpL0vXy', 'usr_…0vXy'],
    ['a ULID', '01HZX3V7Q8K2M4N6P8R0T2W4Y6', '01HZ…W4Y6'],
    ['a long number', '0000000001234', '0000…1234'],
    ['twelve characters', 'abcdefghijkl', 'abcdefghijkl'],
    ['a number', '1042', '1042'],
    ['a prefixed number', 'round-000042', 'round-000042'],
    ['an empty text', '', ''],
  ])('an ID is shortened: %s', (_, uid, short) => {
    expect(shortUid(uid)).toBe(short);
  });

  it.each([
    ['prefixed ids', 'usr_8Zk2mQpL0vXy', 'usr_8Zk2mQpL0vXz'],
    ['ULIDs of the same moment', '01HZX3V7Q8K2M4N6P8R0T2W4Y6', '01HZX3V7Q8K2M4N6P8R0T2W4Y7'],
    ['consecutive numbers', '0000000001234', '0000000001235'],
  ])('similar IDs keep different short forms: %s', (_, one, other) => {
    expect(shortUid(one)).not.toBe(shortUid(other));
  });

  it('the middle of a shortened ID can be other text than “…”', () => {
    expect(shortUid('fd33a0c2-7be1-4c55-9f0e-2b6d1e8c9a41', '-')).toBe('fd33-9a41');
  });
});
