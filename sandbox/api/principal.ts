/** Who is calling, as far as a verified access token tells. */
export type Principal = {
  sub: string;
  username: string;
  groups: string[];
  /** Access tokens carry no e-mail; left out where nothing else tells it. */
  email?: string | null;
};

/** What a verifier throws for a token that does not pass; anything else it throws is a failure of its own. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

/** @throws TokenRefused */
export type VerifyAccessToken = (bearer: string) => Promise<Principal>;
