import { expect, it } from 'vitest';
import { mountsBelow } from './podman-leftovers.mjs';

it('finds what is mounted below a folder, inner mounts first, and nothing beside it', () => {
  const mounts = [
    '/dev/vda / ext4 rw 0 0',
    '/dev/vda /repo/.sandbox/containers/storage/overlay ext4 rw 0 0',
    'overlay /repo/.sandbox/containers/storage/overlay/a/merged overlay rw 0 0',
    'overlay /repo/.sandbox/containers-other/merged overlay rw 0 0',
    'proc /repo/.sandbox/containers/temporary/my\\040base/proc proc rw 0 0',
    '',
  ].join('\n');
  expect(mountsBelow(mounts, '/repo/.sandbox/containers')).toEqual([
    '/repo/.sandbox/containers/storage/overlay/a/merged',
    '/repo/.sandbox/containers/temporary/my base/proc',
    '/repo/.sandbox/containers/storage/overlay',
  ]);
});
