import type { IdentityUser } from '../schema';
import type { GrantStore } from '../store/grants';
import type { UserStore } from '../store/users';
import type { TokenMint, TokenPair } from './token-mint';

export type Session = TokenPair & { refreshToken: string };
export type Renewal =
  | { state: 'renewed'; session: Session; scope: string }
  | { state: 'unknown' | 'revoked' | 'expired' | 'reused' | 'disabled' };
type SignIn = { scope: string; authTime?: Date; originJti?: string; nonce?: string };

type RefreshCounts = { renewed: number; refused: number };

type Dependencies = { users: UserStore; grants: GrantStore; mint: TokenMint };

/** Opens and renews sessions, for the hosted pages and the JSON API. */
export function createSessions({ users, grants, mint }: Dependencies) {
  const counts: RefreshCounts = { renewed: 0, refused: 0 };

  async function tryRenew(presented: string): Promise<Renewal> {
    const rotation = await grants.rotate(presented);
    if (rotation.state !== 'rotated') return { state: rotation.state };
    const user = await users.get(rotation.grant.sub);
    if (!user?.enabled) return { state: 'disabled' };
    const session = { ...(await mint(user, rotation.grant)), refreshToken: rotation.refreshToken };
    return { state: 'renewed', session, scope: rotation.grant.scope };
  }

  return {
    counts,
    async open(user: IdentityUser, { nonce, ...signIn }: SignIn): Promise<Session> {
      const { grant, refreshToken } = await grants.open({ sub: user.sub, ...signIn });
      return { ...(await mint(user, grant, nonce)), refreshToken };
    },
    async renew(refreshToken: string): Promise<Renewal> {
      const renewal = await tryRenew(refreshToken);
      counts[renewal.state === 'renewed' ? 'renewed' : 'refused'] += 1;
      return renewal;
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
