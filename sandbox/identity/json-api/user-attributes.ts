import type { IdentityUser } from '../schema';

/** A user's attributes as a pool lists them, all of them text. */
export function userAttributes(user: IdentityUser): { Name: string; Value: string }[] {
  const attributes = {
    sub: user.sub,
    email: user.email,
    email_verified: 'true',
    given_name: user.givenName,
    family_name: user.familyName,
    name: user.name,
  };
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}
