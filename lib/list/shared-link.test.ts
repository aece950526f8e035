import { describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT } from './column-layout';
import { sharedLink } from './shared-link';

describe('LIST-12 LIST-13 sharedLink', () => {
  it.each([
    ['https://f.example/all-users?country=a,b', {}, 'https://f.example/all-users?country=a,b'],
    ['https://f.example/all-users', { hidden: ['uid', 'region'] }, 'https://f.example/all-users?hide=region.uid'],
    ['https://f.example/all-users?hide=region&q=port', {}, 'https://f.example/all-users?q=port'],
    [
      'https://f.example/all-users?order=uid&width=uid-90',
      { order: ['status', 'uid'], pinned: ['status'], widths: { uid: 120 } },
      'https://f.example/all-users?order=status.uid&pin=status&width=uid-120',
    ],
  ])('%s with the columns %j', (address, layout, link) => {
    expect(sharedLink(address, { ...DEFAULT_LAYOUT, ...layout })).toBe(link);
  });
});
