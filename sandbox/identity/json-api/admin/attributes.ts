import { CognitoError } from '../../cognito-error';
import type { IdentityUser } from '../../schema';

type Attribute = { Name: string; Value: string };
type Profile = Pick<IdentityUser, 'email' | 'givenName' | 'familyName' | 'name'>;

const known = new Set(['email', 'email_verified', 'given_name', 'family_name', 'name']);

/** The attributes of a new user. The pool requires both names; the full one follows from them unless it is given. */
export function readAttributes(attributes: readonly Attribute[], email: string): Profile {
  const given = new Map(attributes.map(({ Name, Value }) => [Name, Value]));
  for (const name of given.keys()) if (!known.has(name)) throw refusal(name, 'Attribute does not exist in the schema.');
  const require = (name: string) => {
    const value = given.get(name)?.trim();
    if (!value) throw refusal(name, 'The attribute is required');
    return value;
  };
  if ((given.get('email') ?? email).trim().toLowerCase() !== email) {
    throw new CognitoError('InvalidParameterException', 'User attributes email and username are different.');
  }
  const givenName = require('given_name');
  const familyName = require('family_name');
  return { email, givenName, familyName, name: given.get('name')?.trim() || `${givenName} ${familyName}` };
}

const refusal = (name: string, why: string) =>
  new CognitoError('InvalidParameterException', `Attributes did not conform to the schema: ${name}: ${why}`);
