import { type Category, defaultRequestsPerSecond } from './limits/throttle';

export type Settings = {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Seconds for which a replaced refresh token stays valid. Cognito allows 0 to 60. */
  graceSeconds: number;
  /** With `LEGACY`, errors reveal that an account does not exist. */
  preventUserExistenceErrors: 'ENABLED' | 'LEGACY';
  requestsPerSecond: Readonly<Record<Category, number>>;
};

export const defaultSettings: Settings = {
  accessTokenSeconds: 60 * 60,
  refreshTokenSeconds: 30 * 24 * 60 * 60,
  graceSeconds: 60,
  preventUserExistenceErrors: 'ENABLED',
  requestsPerSecond: defaultRequestsPerSecond,
};
