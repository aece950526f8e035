import { describe, expect, it } from 'vitest';
import { refusalMessage } from './refusal';

const problem = 'The golf service had a problem. Try again in a moment';
const down = 'The golf service is not available. Try again in a few minutes';
const search = 'The golf service did not accept this search or filter. Remove a filter and try again';
const refused = 'The golf service refused this request';

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
    ['an empty body', 500, '', problem],
    ['a body that is not JSON', 502, '<html><h1>Bad Gateway</h1></html>', down],
    ['an empty message', 404, '{"error":{"message":"  "}}', 'This does not exist. It may have been deleted'],
    ['a message that is not text', 400, '{"error":{"message":{"a":1}}}', search],
    ['null', 403, 'null', 'Your account is not set up for the back office. Ask an admin for access'],
    ['a list', 429, '[]', 'Too many requests. Wait a moment and try again.'],
    ['a text', 409, '"no"', 'This was changed by someone else. Refresh the page'],
    [
      'markup',
      422,
      '{"message":"<b>bold</b>"}',
      'The golf service did not accept these values. Change the search or a filter and try again',
    ],
    ['a script', 400, '{"message":"<script>alert(1)</script>"}', search],
    ['a closing tag', 400, '{"message":"x</p>"}', search],
    ['a comment', 400, '{"message":"<!-- x -->"}', search],
    ['an error text of a gateway', 502, '{"message":"upstream 10.0.3.7:8080: ECONNREFUSED"}', down],
    ['an error with a code only', 500, '{"message":"no such column","error":{"code":"x"}}', problem],
    ['an unknown status', 418, '', refused],
    ['an unknown server error', 599, '', problem],
    ['a redirect', 302, '', refused],
    ['a prototype’s property', 400, '{"__proto__":{"message":"x"}}', search],
  ])('ERR-1 a refusal shows the app’s message for %s', (_, status, body, message) => {
    expect(refusalMessage(status, body)).toBe(message);
  });

  it('ERR-1 if the API’s message in a refusal is long, it is shortened', () => {
    const long = 'x'.repeat(10_000);
    expect(refusalMessage(400, JSON.stringify({ message: long }))).toBe('x'.repeat(300));
    expect(refusalMessage(500, JSON.stringify({ error: { message: long } }))).toBe('x'.repeat(300));
  });
});
