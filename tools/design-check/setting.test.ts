import { expect, it } from 'vitest';
import { differences } from './setting.mjs';

const kept = { platform: 'linux x64', browser: 'Chromium 147.0.1', fonts: 'Geist, DejaVu Sans Mono' };

it('names what differs between two settings', () => {
  expect(differences(kept, { ...kept })).toEqual([]);
  expect(differences(kept, { ...kept, platform: 'darwin arm64', fonts: 'Geist, Menlo' })).toEqual([
    'platform: linux x64, here darwin arm64',
    'fonts: Geist, DejaVu Sans Mono, here Geist, Menlo',
  ]);
});
