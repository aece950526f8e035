import { createHash, randomBytes } from 'node:crypto';

const header = Buffer.from('{"cty":"JWT","enc":"A256GCM","alg":"RSA-OAEP"}').toString('base64url');
const segmentBytes = [256, 12, 800, 16];

/** Opaque, with the shape and length of Cognito's: session cookies must be able to hold one. */
export const createRefreshToken = (): string =>
  [header, ...segmentBytes.map((bytes) => randomBytes(bytes).toString('base64url'))].join('.');

export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex');
