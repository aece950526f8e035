import { describe, expect, it } from 'vitest';
import { sharedLink } from './shared-link';

describe('LIST-12 sharedLink', () => {
  it.each([
    ['https://f.example/all-users?country=a,b', [], 'https://f.example/all-users?country=a,b'],
    ['https://f.example/all-users', ['uid', 'region'], 'https://f.example/all-users?hide=region.uid'],
    ['https://f.example/all-users?hide=region&q=port', [], 'https://f.example/all-users?q=port'],
  ])('%s with %j hidden', (address, hidden, link) => {
    expect(sharedLink(address, new Set(hidden))).toBe(link);
  });
});
