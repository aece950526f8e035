import type { Clock } from '../clock';
import { CognitoError } from '../cognito-error';
import { createRateLimit } from './rate-limit';

/**
 * Default AWS quotas in requests per second, by category of operation. Challenge responses have their own quota, three
 * times that of sign-ins. https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
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
export type Throttle = ReturnType<typeof createThrottle>;
