import 'server-only';

export const CHALLENGES = ['new-password', 'authenticator-code'] as const;
export type ChallengeKind = (typeof CHALLENGES)[number];

export type Challenge = {
  kind: ChallengeKind;
  /** Identifies the challenge. The provider accepts it once, within three minutes. */
  session: string;
  username: string;
};

export type ProviderTokens = {
  accessToken: string;
  idToken: string;
  refreshToken?: string;
};

export type SignInOutcome =
  | { kind: 'tokens'; tokens: Required<ProviderTokens> }
  | { kind: 'challenge'; challenge: Challenge }
  | { kind: 'unsupported'; step: string | undefined };

/** None of these reveals whether an account exists. */
export type RefusalKind =
  | 'wrong-credentials'
  | 'password-reset-required'
  | 'account-unconfirmed'
  | 'challenge-expired'
  | 'challenge-invalid'
  | 'wrong-code'
  | 'used-code'
  | 'no-authenticator'
  | 'wrong-reset-code'
  | 'weak-password'
  | 'reused-password'
  | 'too-many-attempts'
  | 'rate-limited'
  | 'blocked'
  | 'other';

export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    message = '',
  ) {
    super(message);
  }
}

export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}
