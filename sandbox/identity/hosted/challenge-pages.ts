import { html } from 'hono/html';
import { alert, page } from './page';

export type ChallengePage = { action: string; csrf: string; challenge: string; problem?: string };

export const newPasswordPage = ({ action, csrf, challenge, problem }: ChallengePage) =>
  page(
    'Change password',
    html`<p>Your password was temporary. Choose one of your own: 8 characters or more, with upper and lower case, a digit and a symbol.</p>
${alert(problem)}
<form method="post" action="${action}">
<input type="hidden" name="_csrf" value="${csrf}">
<input type="hidden" name="challenge" value="${challenge}">
<label for="new-password">New password</label>
<input id="new-password" name="new_password" type="password" autocomplete="new-password" minlength="8" maxlength="256"
  required autofocus ${problem === undefined ? '' : html`aria-describedby="problem"`}>
<button type="submit">Change password</button>
</form>`,
  );

export const codePage = ({ action, csrf, challenge, problem }: ChallengePage) =>
  page(
    'Enter your code',
    html`<p>Your authenticator app shows a code of six digits. The sandbox lays it out in its outbox as well.</p>
${alert(problem)}
<form method="post" action="${action}">
<input type="hidden" name="_csrf" value="${csrf}">
<input type="hidden" name="challenge" value="${challenge}">
<label for="code">Code</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="10"
  required autofocus ${problem === undefined ? '' : html`aria-describedby="problem"`}>
<button type="submit">Sign in</button>
</form>`,
  );
