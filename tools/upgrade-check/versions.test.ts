import { expect, it } from 'vitest';
import { changes, groups, loosened } from './versions.mjs';

const manifest = {
  name: 'fairway',
  dependencies: { next: '16.4.6', react: '19.3.1', '@orpc/contract': '1.16.1', local: 'file:../local' },
  devDependencies: { '@orpc/server': '1.16.1', '@types/react': '19.3.0', vitest: '4.1.12' },
};

it('every pinned version becomes a range, also of chosen packages only', () => {
  expect(loosened(manifest)).toEqual({
    name: 'fairway',
    dependencies: { next: '^16.4.6', react: '^19.3.1', '@orpc/contract': '^1.16.1', local: 'file:../local' },
    devDependencies: { '@orpc/server': '^1.16.1', '@types/react': '^19.3.0', vitest: '^4.1.12' },
  });
  expect(loosened(manifest, (name) => name === 'next').dependencies.react).toBe('19.3.1');
});

it('what was updated is named, and tried by itself with what is released together', () => {
  const installed: Record<string, string> = {
    next: '16.5.0',
    react: '19.4.0',
    '@types/react': '19.4.0',
    vitest: '4.1.12',
    '@orpc/contract': '1.17.0',
    '@orpc/server': '1.17.0',
  };
  const found = changes(manifest, (name) => installed[name]);
  expect(found).toContainEqual({ name: 'next', from: '16.4.6', to: '16.5.0' });
  expect(found.map(({ name }) => name)).not.toContain('vitest');
  expect(groups(found).map((group) => group.map(({ name }) => name))).toEqual([
    ['next'],
    ['react', '@types/react'],
    ['@orpc/contract', '@orpc/server'],
  ]);
});
