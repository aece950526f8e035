import { expect, it } from 'vitest';
import { receivedHoles, sentHoles } from './sent-holes';
import type { TeeHole } from './tee-facts';

it.each<[string, TeeHole[]]>([
  [
    'in order',
    [
      [1, 4, 401, 7],
      [2, 3, 160, null],
    ],
  ],
  [
    'from the tenth on',
    [
      [10, 5, 512, 2],
      [11, 4, 380, 14],
    ],
  ],
  ['none', []],
])('FR-2 the holes of a tee arrive as they were sent: %s', (_, holes) => {
  expect(receivedHoles(JSON.parse(JSON.stringify(sentHoles(holes))))).toEqual(holes);
});
