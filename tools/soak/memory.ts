import { once } from 'node:events';
import { connect } from 'node:net';

const MIB = 1024 * 1024;

/** MiB; the heap is what is left of it after a collection when one was asked for. */
export type Memory = { heap: number; rss: number };

/** What the app holds now. @param wish `collect` has it collect its garbage first */
export async function memoryOf(port: number, wish: 'collect' | 'look'): Promise<Memory> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').write(wish);
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  await once(socket, 'end');
  const { heapUsed, rss } = JSON.parse(text) as NodeJS.MemoryUsage;
  return { heap: heapUsed / MIB, rss: rss / MIB };
}
