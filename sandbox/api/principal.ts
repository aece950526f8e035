/** The caller, as a verified access token names them. */
export type Principal = {
  sub: string;
  username: string;
  groups: string[];
  /** Cognito's access tokens carry no e-mail. */
  email?: string | null;
};

/** Thrown for a token that does not verify; any other error is a failure of the verifier. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/** @throws InvalidTokenError */
export type VerifyAccessToken = (bearer: string) => Promise<Principal>;
