import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * The fault that the proxy injects. `silence`: no byte passes in either direction. `reset`: the next statement ends its
 * connection before it reaches the server. `cut`: the next statement ends its connection in the middle of its result.
 * `drip`: results arrive one byte at a time.
 */
export type Fault = 'none' | 'silence' | 'reset' | 'cut' | 'drip';

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

export async function startFaultProxy(server: string) {
  const target = new URL(server);
  const open = new Set<Socket>();
  let fault: Fault = 'none';

  const proxy = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (fault === 'reset') client.resetAndDestroy();
      else if (fault !== 'silence') upstream.write(bytes);
    });
    upstream.on('data', async (bytes: Buffer) => {
      if (fault === 'none') client.write(bytes);
      if (fault === 'cut') client.end(bytes.subarray(0, bytes.length / 2));
      if (fault !== 'drip') return;
      upstream.pause();
      for (const byte of bytes) {
        if (client.destroyed) return;
        client.write(Uint8Array.of(byte));
        await setTimeout(50);
      }
      upstream.resume();
    });
  });

  const listen = async (port: number) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
  };
  await listen(0);
  const { port } = proxy.address() as AddressInfo;
  const url = new URL(server);
  url.host = `127.0.0.1:${port}`;

  /** Acts like a stopped server: cuts open connections and refuses new connections. */
  async function down(): Promise<void> {
    if (!proxy.listening) return;
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of open) socket.destroy();
    await closed;
  }

  return {
    url: url.href,
    setFault(next: Fault): void {
      fault = next;
    },
    down,
    up: () => listen(port),
  };
}
