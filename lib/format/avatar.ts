import * as bottts from '@dicebear/bottts';
import { createAvatar } from '@dicebear/core';

export const PASTELS = ['b6e3f4', 'c0aede', 'd1d4f9', 'ffd5dc', 'ffdfbf'] as const;

const SIZE_PX = 64;

/** Returns an SVG document, the same for the same seed. */
export function drawAvatar(seed: string): string {
  return createAvatar(bottts, { seed, size: SIZE_PX, backgroundColor: [...PASTELS] }).toString();
}
