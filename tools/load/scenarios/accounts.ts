import { staff } from '../../testing/browser.mjs';
import { control, type Sandbox } from '../../testing/sandbox';

const UserPoolId = 'eu-west-2_Fairway01';

/** Sets the password that all accounts of the sandbox have, which the app does not make its owner change. */
export async function setPassword(sandbox: Sandbox, email: string): Promise<typeof staff> {
  const body = { UserPoolId, Username: email, Password: staff.password, Permanent: true };
  await control(sandbox, { path: '', operation: 'AdminSetUserPassword', body });
  return { email, password: staff.password };
}

/** An account more, which is not staff. */
export async function createAccount(sandbox: Sandbox, email: string): Promise<typeof staff> {
  const names = { given_name: 'Ailsa', family_name: 'Craig', email_verified: 'true', email };
  const UserAttributes = Object.entries(names).map(([Name, Value]) => ({ Name, Value }));
  const body = { UserPoolId, Username: email, MessageAction: 'SUPPRESS', UserAttributes };
  await control(sandbox, { path: '', operation: 'AdminCreateUser', body });
  return setPassword(sandbox, email);
}
