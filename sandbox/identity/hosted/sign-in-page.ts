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
<label for="username">Email or username</label>
<input id="username" name="username" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false"
  maxlength="128" required value="${username}" ${problem === undefined ? html`autofocus` : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required
  ${problem === undefined ? '' : html`autofocus aria-describedby="problem"`}>
<button type="submit">Sign in</button>
</form>`,
  );
