import { connect } from 'node:net';

/** Everything that the app says to exactly these bytes, until it closes the connection. */
export function say(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(process.env.E2E_PORT ?? '3100'), 'localhost');
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
    socket.write(bytes);
  });
}

/** A request without a body, in its lines; the connection ends after it. */
export function lines(first: string, ...headers: string[]): string {
  return [first, ...headers, 'Connection: close', '', ''].join('\r\n');
}
