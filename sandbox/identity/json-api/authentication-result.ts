import type { Session } from '../tokens/sessions';

export const authenticationResult = ({ accessToken, idToken, refreshToken, expiresIn }: Session) => ({
  AuthenticationResult: {
    AccessToken: accessToken,
    ExpiresIn: expiresIn,
    IdToken: idToken,
    RefreshToken: refreshToken,
    TokenType: 'Bearer',
  },
  ChallengeParameters: {},
});
