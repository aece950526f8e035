import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { flushOncePerTurn } from './flush-once';

type Compressed = ServerResponse & { flush?: () => void };

function hooked(): Compressed {
  const request = new IncomingMessage(new Socket());
  const response: Compressed = new ServerResponse(request);
  flushOncePerTurn({ request, response, server: new Server() });
  return response;
}

it('flushes once for all that is written in one turn of the event loop', async () => {
  const response = hooked();
  let flushed = 0;
  response.flush = () => {
    flushed += 1;
  };

  response.flush();
  response.flush();
  expect(flushed).toBe(0);
  await nextTurn();
  expect(flushed).toBe(1);

  response.flush();
  await nextTurn();
  expect(flushed).toBe(2);
});

it('has no flush before the compression gives one, so that the framework calls none', () => {
  expect(hooked().flush).toBeUndefined();
});

it.each<[string, (response: ServerResponse) => void]>([
  ['has ended', (response) => response.end()],
  ['was broken off', (response) => response.destroy()],
])('does not flush a response that %s', async (_, stop) => {
  const response = hooked();
  let flushed = 0;
  response.flush = () => {
    flushed += 1;
  };

  response.flush();
  stop(response);
  await nextTurn();
  expect(flushed).toBe(0);
});
