import { Secret, TOTP } from 'otpauth';

/** What authenticator apps and Cognito agree on: RFC 6238 with SHA-1, six digits, 30 seconds a step. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Clocks differ: the steps before and after the present one count, too. */
const stepsAround = 1;

/** 32 random bytes in base 32, as long as a pool's own. */
export const createTotpSecret = (): string => new Secret({ size: 32 }).base32;

/** The steps of 30 seconds since 1970. */
export const totpStep = (at: Date): number => TOTP.counter({ period: shape.period, timestamp: at.getTime() });

export const totpCode = (secret: string, step: number): string =>
  TOTP.generate({ ...shape, secret: Secret.fromBase32(secret), timestamp: step * shape.period * 1000 });

/** The step whose code this is, null when it is none of those around now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // Compared byte by byte: six characters of more bytes than six would be an error.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const found = TOTP.validate({
    ...shape,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: stepsAround,
  });
  return found === null ? null : totpStep(now) + found;
}
