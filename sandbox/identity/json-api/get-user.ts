import { z } from 'zod';
import { defineOperation, text } from './operation';
import { signedInUser } from './signed-in-user';

export const getUser = defineOperation(z.object({ AccessToken: text(8192) }), async ({ AccessToken }, context) => {
  const user = await signedInUser(AccessToken, context);
  const attributes = {
    sub: user.sub,
    email: user.email,
    email_verified: 'true',
    given_name: user.givenName,
    family_name: user.familyName,
    name: user.name,
  };
  return {
    Username: user.username,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  };
});
