import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with SHA-1, six digits, 30 seconds per step, as in Cognito. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Clocks differ: the previous and the next step are accepted too. */
const stepsAround = 1;

/** 32 random bytes in base 32, as in Cognito. */
export const createTotpSecret = (): string => new Secret({ size: 32 }).base32;

/** The steps of 30 seconds since 1970. */
export const totpStep = (at: Date): number => TOTP.counter({ period: shape.period, timestamp: at.getTime() });

export const totpCode = (secret: string, step: number): string =>
  TOTP.generate({ ...shape, secret: Secret.fromBase32(secret), timestamp: step * shape.period * 1000 });

/** The step of a code, null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // TOTP.validate compares bytes and throws on six characters of more than six bytes.
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
