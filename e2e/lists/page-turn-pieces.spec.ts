import { open } from '../../tools/testing/raw-request';
import { cookieHeader, sealSession, startSession } from '../support/session';
import { expect, test } from '../support/test';

test('a page turn comes in a few pieces, each of which is a task for the browser', async () => {
  const cookie = cookieHeader(await sealSession(await startSession()));
  const headers = { cookie, RSC: '1', 'Accept-Encoding': 'gzip' };
  const { location = '' } = (await open('/all-users?pageNumber=2', { headers })).resume().headers;
  const response = await open(location || '/all-users?pageNumber=2', { headers });
  let pieces = 0;
  for await (const _ of response.on('data', () => void pieces++));
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(pieces).toBeLessThan(10);
});
