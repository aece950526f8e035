import { type Category, defaultRequestsPerSecond } from './limits/throttle';

export type Settings = {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** How long a refresh token that was rotated out may still be used; Cognito allows 0 to 60. */
  graceSeconds: number;
  /** With `LEGACY`, whoever has no account is told so by name. */
  preventUserExistenceErrors: 'ENABLED' | 'LEGACY';
  requestsPerSecond: Readonly<Record<Category, number>>;
};

export const defaultSettings: Settings = {
  accessTokenSeconds: 60 * 60,
  refreshTokenSeconds: 30 * 24 * 60 * 60,
  graceSeconds: 10,
  preventUserExistenceErrors: 'ENABLED',
  requestsPerSecond: defaultRequestsPerSecond,
};
