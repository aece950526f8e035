import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { CliError } from './cli-error.mjs';

const loopback = ['127.0.0.1', '::1'];

/** @param {Record<string, string | undefined>} env @param {string} name @param {number} fallback */
export function portFromEnv(env, name, fallback) {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new CliError(`${name}=${text} is not a port. Use a number from 1 to 65535.`);
  }
  return port;
}

/** @param {Record<string, number>} ports the number of each port, by the name of the variable that sets it
 * @throws {CliError} naming the variable, when another process uses the port */
export async function checkPorts(ports) {
  const names = Object.keys(ports);
  for (const [name, port] of Object.entries(ports)) {
    const other = names.find((key) => key !== name && ports[key] === port);
    if (other) throw new CliError(`${name} and ${other} are both ${port}. Give them different ports.`);
    await checkPort(port, name, () => freeSuggestion(port));
  }
}

/** @param {number} port @param {string} name the variable that sets the port
 * @param {() => number | Promise<number>} suggested a value for the variable
 * @throws {CliError} naming the variable, when another process uses the port */
export async function checkPort(port, name, suggested) {
  const trouble = await portTrouble(port);
  if (!trouble) return;
  throw new CliError(
    `Port ${port} ${trouble}. Free it or choose another with ${name}, e.g. ${name}=${await suggested()}. Nothing was started.`,
  );
}

/** @param {number} port @returns {Promise<number>} */
async function freeSuggestion(port) {
  const next = port < 1024 ? port + 8000 : port + 1 > 65_535 ? port - 1 : port + 1;
  return (await isRefusedByBrowsers(next)) ? freeSuggestion(next) : next;
}

/** True for ports that browsers refuse to open, because other protocols use them. Node's fetch refuses the same ports
 * before it calls the dispatcher. So this code calls fetch with a dispatcher that sends nothing.
 * @param {number} port */
async function isRefusedByBrowsers(port) {
  const dispatcher = {
    dispatch() {
      throw new Error('not sent');
    },
  };
  const options = /** @type {RequestInit} */ ({ dispatcher });
  const failure = await fetch(`http://127.0.0.1:${port}`, options).catch((error) => error);
  return failure.cause?.message === 'bad port';
}

/** @param {number} port @returns {Promise<string | undefined>} */
export async function portTrouble(port) {
  if (await isRefusedByBrowsers(port)) return 'is one that browsers refuse';
  for (const host of loopback) {
    // On macOS a server can bind a loopback address while another server listens on all addresses, so this code first
    // tries to connect.
    if (await answers(port, host)) return 'is taken';
    const code = await bindFailure(port, host);
    if (code === 'EADDRINUSE') return 'is taken';
    if (code === 'EACCES') return 'is not allowed to this user';
    if (code && code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') return `cannot be opened (${code})`;
  }
  return undefined;
}

/** @param {number} port @param {string} host */
async function answers(port, host) {
  const socket = connect({ port, host });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} */
async function bindFailure(port, host) {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code ?? String(error);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
