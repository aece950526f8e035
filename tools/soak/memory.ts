import { connect } from 'node:net';
import { json } from 'node:stream/consumers';

const MIB = 1024 * 1024;

/** In MiB. */
export type Memory = { heap: number; rss: number };

/** @param command `collect` garbage first, or just `look` */
export async function memoryOf(port: number, command: 'collect' | 'look'): Promise<Memory> {
  const socket = connect(port, '127.0.0.1');
  socket.write(command);
  const { heapUsed, rss } = (await json(socket)) as NodeJS.MemoryUsage;
  return { heap: heapUsed / MIB, rss: rss / MIB };
}
