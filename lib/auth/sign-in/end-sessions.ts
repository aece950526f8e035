import 'server-only';
import { identityProvider } from '@/lib/auth/provider/identity-provider';
import type { ProviderTokens } from '@/lib/auth/provider/provider';
import { endAccountSessions } from '@/lib/auth/session/fresh-token';
import { namesOf } from '@/lib/auth/session/session-store';

export async function endAllSessions({ accessToken, idToken }: Required<ProviderTokens>): Promise<boolean> {
  const { email } = identityProvider.readIdToken(idToken);
  const { username } = identityProvider.readAccessToken(accessToken);
  await endAccountSessions(namesOf({ email, username }));
  return identityProvider.endAllSessions(accessToken);
}
