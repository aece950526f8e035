import * as bottts from '@dicebear/bottts';
import { createAvatar } from '@dicebear/core';

export const PASTELS = ['b6e3f4', 'c0aede', 'd1d4f9', 'ffd5dc', 'ffdfbf'] as const;

const SIZE_PX = 64;

/** The same robot for the same seed, as an SVG document. */
export function drawAvatar(seed: string): string {
  return createAvatar(bottts, { seed, size: SIZE_PX, backgroundColor: [...PASTELS] }).toString();
}
