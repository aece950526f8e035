import { html } from 'hono/html';
import { alert, page } from './page';

type SignInPage = { action: string; csrf: string; username: string; problem?: string };

export const signInPage = ({ action, csrf, username, problem }: SignInPage) =>
  page(
    'Sign in',
    html`<p>Identity server of the sandbox</p>
${alert(problem)}
<form method="post" action="${action}">
<input type="hidden" name="_csrf" value="${csrf}">
<label for="username">Email</label>
<input id="username" name="username" type="email" autocomplete="username" autocapitalize="none" spellcheck="false"
  maxlength="128" required value="${username}" ${problem === undefined ? html`autofocus` : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required
  ${problem === undefined ? '' : html`autofocus aria-describedby="problem"`}>
<button type="submit">Sign in</button>
</form>`,
  );

type NewPasswordPage = { action: string; csrf: string; challenge: string; problem?: string };

export const newPasswordPage = ({ action, csrf, challenge, problem }: NewPasswordPage) =>
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
