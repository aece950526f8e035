import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Local servers in place of the API; `end` stops them all. */
export function upstreams() {
  const ends: (() => void)[] = [];
  return {
    /** Starts a server that sends these responses in turn and repeats the last one. */
    start: (...answers: RequestListener[]) => startOn(0, answers),
    /** Starts a server on the port of `origin`, whose server has stopped. */
    startAt: (origin: string, ...answers: RequestListener[]) => startOn(Number(new URL(origin).port), answers),
    end(): void {
      for (const end of ends.splice(0)) end();
    },
  };

  async function startOn(port: number, answers: RequestListener[]) {
    let count = 0;
    const server = createServer((request, response) => {
      count += 1;
      (answers[count - 1] ?? answers.at(-1))?.(request, response);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const end = () => {
      server.closeAllConnections();
      server.close();
    };
    ends.push(end);
    return {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      requests: () => count,
      end: async () => {
        end();
        await once(server, 'close');
      },
    };
  }
}
