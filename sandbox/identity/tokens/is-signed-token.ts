/** Access and id tokens are JWS (three parts); only refresh tokens, which are not, can be revoked. */
export const isSignedToken = (token: string): boolean => token.split('.').length === 3;
