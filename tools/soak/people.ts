import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staff } from './client';

export type Sandbox = { port: number; dir: string };

/** Has to be given a password of its own first. */
export const second = { email: 'temporary@fairway.test', password: staff.password };
export const accounts = [
  { ...staff, isStaff: true },
  { ...second, isStaff: true },
  { email: 'outsider@fairway.test', password: staff.password, isStaff: false },
];

/** What an administrator of the sandbox's user pool does. */
export async function controlOf({ port, dir }: Sandbox) {
  const { controlToken } = JSON.parse(await readFile(join(dir, 'identity.json'), 'utf8'));
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method: 'POST',
      headers: { 'x-control-token': controlToken, ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The identity provider answered ${response.status}: ${await response.text()}`);
  };
  return {
    settings: (body: object) => post('control/settings', body, { 'content-type': 'application/json' }),
    setPassword: ({ email, password }: typeof second) =>
      post(
        '',
        { UserPoolId: 'eu-west-2_Fairway01', Username: email, Password: password, Permanent: true },
        {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.AdminSetUserPassword',
        },
      ),
  };
}
