import { CognitoError } from '../../cognito-error';
import type { IdentityContext } from '../../context';
import type { IdentityUser } from '../../schema';

export function assertPool({ poolId }: Pick<IdentityContext, 'poolId'>, id: string): void {
  if (id !== poolId) throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
}

export async function poolUser(
  { UserPoolId, Username }: { UserPoolId: string; Username: string },
  context: Pick<IdentityContext, 'poolId' | 'users'>,
): Promise<IdentityUser> {
  assertPool(context, UserPoolId);
  const user = await context.users.findByLogin(Username);
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return user;
}
