export type Settings = {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** How long a refresh token that was rotated out may still be used; Cognito allows 0 to 60. */
  graceSeconds: number;
};

export const defaultSettings: Settings = {
  accessTokenSeconds: 60 * 60,
  refreshTokenSeconds: 30 * 24 * 60 * 60,
  graceSeconds: 10,
};
