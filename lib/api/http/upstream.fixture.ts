import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Servers on this machine that stand for the API; `end` ends all that were started. */
export function upstreams() {
  const ends: (() => void)[] = [];
  return {
    /** One that meets its first requests with these, one after the other, and every other with the last. */
    async start(...answers: RequestListener[]) {
      return startOn(0, answers);
    },
    /** The same at an address that another one has left. */
    async startAt(origin: string, ...answers: RequestListener[]) {
      return startOn(Number(new URL(origin).port), answers);
    },
    end(): void {
      for (const end of ends.splice(0)) end();
    },
  };

  async function startOn(port: number, answers: RequestListener[]) {
    let asked = 0;
    const server = createServer((request, response) => {
      asked += 1;
      (answers[asked - 1] ?? answers.at(-1))?.(request, response);
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
      asked: () => asked,
      end: async () => {
        end();
        await once(server, 'close');
      },
    };
  }
}
