import { describe, expect, it } from 'vitest';
import { refusalMessage } from './refusal';

describe('refusalMessage', () => {
  it.each([
    ['error.message', 422, '{"error":{"code":"x","message":"No such sort key"}}', 'No such sort key'],
    ['message', 400, '{"message":"Not like this"}', 'Not like this'],
    ['error.message if there is also a message', 400, '{"message":"second","error":{"message":"first"}}', 'first'],
    ['message if error has none', 400, '{"message":"second","error":{"code":"x"}}', 'second'],
    ['a message with surrounding spaces', 409, '{"message":"  Changed  "}', 'Changed'],
    [
      'a comparison, which is not markup',
      400,
      '{"message":"pageSize must be < 100 and > 0"}',
      'pageSize must be < 100 and > 0',
    ],
    [
      'angle brackets in error.message',
      422,
      '{"error":{"code":"x","message":"Use <uid> and not <b>name</b>"}}',
      'Use <uid> and not <b>name</b>',
    ],
    ['error.message of a failing server', 503, '{"error":{"message":"Closed until 14:00"}}', 'Closed until 14:00'],
    ['other alphabets', 400, '{"message":"無効な値"}', '無効な値'],
  ])('ERR-1 a refusal shows the API’s message: %s', (_, status, body, message) => {
    expect(refusalMessage(status, body)).toBe(message);
  });

  it.each([
    ['an empty body', 500, '', 'The golf service had a problem. Try again in a moment'],
    [
      'a body that is not JSON',
      502,
      '<html><h1>Bad Gateway</h1></html>',
      'The golf service is not available. Try again in a few minutes',
    ],
    ['an empty message', 404, '{"error":{"message":"  "}}', 'This does not exist. It may have been deleted'],
    [
      'a message that is not text',
      400,
      '{"error":{"message":{"a":1}}}',
      'The golf service did not accept this search or filter. Remove a filter and try again',
    ],
    ['null', 403, 'null', 'Your account is not set up for the back office. Ask an admin for access'],
    ['a list', 429, '[]', 'Too many requests. Wait a moment and try again.'],
    ['a text', 409, '"no"', 'This was changed by someone else. Refresh the page'],
    [
      'markup',
      422,
      '{"message":"<b>bold</b>"}',
      'The golf service did not accept these values. Change the search or a filter and try again',
    ],
    [
      'a script',
      400,
      '{"message":"<script>alert(1)</script>"}',
      'The golf service did not accept this search or filter. Remove a filter and try again',
    ],
    [
      'a closing tag',
      400,
      '{"message":"x</p>"}',
      'The golf service did not accept this search or filter. Remove a filter and try again',
    ],
    [
      'a comment',
      400,
      '{"message":"<!-- x -->"}',
      'The golf service did not accept this search or filter. Remove a filter and try again',
    ],
    [
      'an error text of a gateway',
      502,
      '{"message":"upstream 10.0.3.7:8080: ECONNREFUSED"}',
      'The golf service is not available. Try again in a few minutes',
    ],
    [
      'an error with a code only',
      500,
      '{"message":"no such column","error":{"code":"x"}}',
      'The golf service had a problem. Try again in a moment',
    ],
    ['an unknown status', 418, '', 'The golf service refused this request'],
    ['an unknown server error', 599, '', 'The golf service had a problem. Try again in a moment'],
    ['a redirect', 302, '', 'The golf service refused this request'],
    [
      'a prototype’s property',
      400,
      '{"__proto__":{"message":"x"}}',
      'The golf service did not accept this search or filter. Remove a filter and try again',
    ],
  ])('ERR-1 a refusal shows the app’s message for %s', (_, status, body, message) => {
    expect(refusalMessage(status, body)).toBe(message);
  });

  it('ERR-1 if the API’s message in a refusal is long, it is shortened', () => {
    const long = 'x'.repeat(10_000);
    expect(refusalMessage(400, JSON.stringify({ message: long }))).toBe('x'.repeat(300));
    expect(refusalMessage(500, JSON.stringify({ error: { message: long } }))).toBe('x'.repeat(300));
  });
});
