import { connect } from 'node:net';
import { target } from '../../tools/testing/e2e-target';

/** Sends exactly these bytes. @returns everything the app sends until it closes the connection */
export function sendBytes(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(target().port, 'localhost');
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      received += text;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.write(bytes);
  });
}
