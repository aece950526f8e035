import type { Clock } from '../clock';
import { CognitoError } from '../cognito-error';

/** Counts calls per key within the last `milliseconds`. */
export function createRateLimit(clock: Clock, milliseconds: number) {
  const calls = new Map<string, number[]>();
  return {
    /** Returns false, without counting the call, if the key already has `limit` calls. */
    allow(key: string, limit: number): boolean {
      const now = clock().getTime();
      const recent = (calls.get(key) ?? []).filter((at) => now - at < milliseconds);
      const allowed = recent.length < limit;
      calls.set(key, allowed ? [...recent, now] : recent);
      return allowed;
    },
    clear(): void {
      calls.clear();
    },
  };
}

/**
 * AWS's default quotas in requests per second, by type of operation. Responses to challenges have their own quota,
 * three times that of sign-ins. https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
 */
export const defaultRequestsPerSecond = {
  UserAuthentication: 120,
  ChallengeResponse: 360,
  UserCreation: 50,
  UserAccountRecovery: 30,
  UserRead: 120,
  UserToken: 120,
  UserResourceUpdate: 25,
};
export type Category = keyof typeof defaultRequestsPerSecond;

export function createThrottle(clock: Clock, settings: { requestsPerSecond: Readonly<Record<Category, number>> }) {
  const requests = createRateLimit(clock, 1000);
  return {
    admit(category: Category): void {
      if (requests.allow(category, settings.requestsPerSecond[category])) return;
      throw new CognitoError('TooManyRequestsException', 'Rate exceeded');
    },
    clear: requests.clear,
  };
}
