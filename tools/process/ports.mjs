import { connect, createServer } from 'node:net';
import { CliError } from './cli-error.mjs';

const loopback = ['127.0.0.1', '::1'];

/** @param {Record<string, string | undefined>} env @param {string} name @param {number} fallback */
export function portFromEnv(env, name, fallback) {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new CliError(`${name}=${text} is no port: give a number from 1 to 65535.`);
  }
  return port;
}

/** Fails with a message that names the variable when somebody else listens there.
 * @param {Record<string, number>} ports by the variable that sets them */
export async function checkPorts(ports) {
  const names = Object.keys(ports);
  for (const [name, port] of Object.entries(ports)) {
    const other = names.find((key) => key !== name && ports[key] === port);
    if (other) throw new CliError(`${name} and ${other} are both ${port}: give them different ports.`);
    const trouble = await portTrouble(port);
    if (trouble) {
      throw new CliError(
        `Port ${port} ${trouble}. Free it or choose another with ${name}, e.g. ${name}=${freeSuggestion(port)}. Nothing was started.`,
      );
    }
  }
}

/** @param {number} port */
const freeSuggestion = (port) => (port < 1024 ? port + 8000 : port + 1 > 65_535 ? port - 1 : port + 1);

/** @param {number} port @returns {Promise<string | undefined>} */
export async function portTrouble(port) {
  for (const host of loopback) {
    // macOS lets a second server bind a loopback address below one on all addresses: ask before binding.
    if (await answers(port, host)) return 'is taken';
    const code = await bindFailure(port, host);
    if (code === 'EADDRINUSE') return 'is taken';
    if (code === 'EACCES') return 'is not allowed to this user';
    if (code && code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') return `cannot be opened (${code})`;
  }
  return undefined;
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    /** @param {boolean} answer */
    const toResult = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => toResult(true));
    socket.once('timeout', () => toResult(false));
    socket.once('error', () => toResult(false));
  });
}

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} */
function bindFailure(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
