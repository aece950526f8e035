import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

const css = readFileSync(new URL('pages.css', import.meta.url), 'utf8');
const styleHash = createHash('sha256').update(css).digest('base64');

/**
 * The content security policy of the hosted pages. It allows the app's origins, because Chromium applies form-action to
 * redirects too.
 */
export const pagePolicy = (appOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    `form-action 'self' ${appOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const page = (title: string, body: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Fairway sandbox</title>
<link rel="icon" href="data:,">
<style>${raw(css)}</style>
</head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>`;

const alert = (message: string | undefined) =>
  message === undefined ? '' : html`<p role="alert" id="problem">${message}</p>`;

export const errorPage = (error: string, description: string) =>
  page('This link does not work', html`<p>${description}</p><p>Error: <code>${error}</code></p>`);

type FormPage = { action: string; csrf: string; problem: string | undefined };

const described = (problem: string | undefined) => (problem === undefined ? '' : html`aria-describedby="problem"`);

const formPage = (title: string, told: string, asked: FormPage, inputs: Html, button: string) =>
  page(
    title,
    html`<p>${told}</p>
${alert(asked.problem)}
<form method="post" action="${asked.action}">
<input type="hidden" name="_csrf" value="${asked.csrf}">
${inputs}
<button type="submit">${button}</button>
</form>`,
  );

export function signInPage({ username, ...asked }: FormPage & { username: string }) {
  const first = asked.problem === undefined;
  const inputs = html`<label for="username">Email or username</label>
<input id="username" name="username" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false"
  maxlength="128" required value="${username}" ${first ? html`autofocus` : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required
  ${first ? '' : html`autofocus`} ${described(asked.problem)}>`;
  return formPage('Sign in', 'Sandbox identity server', asked, inputs, 'Sign in');
}

export type ChallengePage = FormPage & { challenge: string };

export function newPasswordPage({ challenge, ...asked }: ChallengePage) {
  const told =
    'Your password was temporary. Choose a new one: at least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character.';
  const inputs = html`<input type="hidden" name="challenge" value="${challenge}">
<label for="new-password">New password</label>
<input id="new-password" name="new_password" type="password" autocomplete="new-password" minlength="8" maxlength="256"
  required autofocus ${described(asked.problem)}>`;
  return formPage('Change password', told, asked, inputs, 'Change password');
}

export function codePage({ challenge, ...asked }: ChallengePage) {
  const told = 'Enter the 6-digit code from your authenticator app. The sandbox also puts it in its outbox.';
  const inputs = html`<input type="hidden" name="challenge" value="${challenge}">
<label for="code">Code</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="10"
  required autofocus ${described(asked.problem)}>`;
  return formPage('Enter your code', told, asked, inputs, 'Sign in');
}
