import { Secret, TOTP } from 'otpauth';

export type TotpCheck = 'right' | 'wrong' | 'used' | 'none';

/** The parameters of RFC 6238 that Cognito uses: SHA-1, six digits and 30 seconds per step. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Codes of the previous and the next step are accepted too, because clocks differ. */
const stepsAround = 1;

/** Creates a secret of 32 random bytes in base 32, as in Cognito. */
export const createTotpSecret = (): string => new Secret({ size: 32 }).base32;

/** The number of 30-second steps since 1970. */
export const totpStep = (at: Date): number => TOTP.counter({ period: shape.period, timestamp: at.getTime() });

export const totpCode = (secret: string, step: number): string =>
  TOTP.generate({ ...shape, secret: Secret.fromBase32(secret), timestamp: step * shape.period * 1000 });

/** The time step of a code; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // TOTP.validate throws for six characters that have more than six bytes.
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
