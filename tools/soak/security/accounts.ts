import { staff } from '../../testing/browser.mjs';
import { control, type Sandbox } from '../../testing/sandbox';

const second = { email: 'temporary@fairway.test', password: staff.password };
export const accounts = [
  { ...staff, isStaff: true },
  { ...second, isStaff: true },
  { email: 'outsider@fairway.test', password: staff.password, isStaff: false },
];

/** The second account has a temporary password, which the app would make it change. */
export async function makePasswordPermanent(sandbox: Sandbox): Promise<void> {
  const body = {
    UserPoolId: 'eu-west-2_Fairway01',
    Username: second.email,
    Password: second.password,
    Permanent: true,
  };
  await control(sandbox, { path: '', operation: 'AdminSetUserPassword', body });
}

export async function setTokenLife(sandbox: Sandbox, accessTokenSeconds: number): Promise<void> {
  await control(sandbox, { path: 'control/settings', body: { accessTokenSeconds } });
}
