import { CliError } from './cli-error.mjs';

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
    await checkPort(port, name, port < 65_000 ? port + 1 : port - 1000);
  }
}

/** @param {number} port @param {string} name the variable that sets the port @param {number} suggested a value for it
 * @throws {CliError} naming the variable, when another process uses the port */
export async function checkPort(port, name, suggested) {
  const trouble = (await portTrouble(port, '127.0.0.1')) ?? (await portTrouble(port, '[::1]'));
  if (!trouble) return;
  throw new CliError(
    `Port ${port} ${trouble}. Free it or choose another with ${name}, e.g. ${name}=${suggested}. Nothing was started.`,
  );
}

/**
 * Says what prevents a server on this port. Finds out by connecting, because on macOS a server can listen on a loopback
 * address while another server listens on all addresses.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
async function portTrouble(port, host) {
  const signal = AbortSignal.timeout(1_000);
  const { cause } = await fetch(`http://${host}:${port}`, { signal }).catch((error) => error);
  if (cause?.message === 'bad port') return 'is one that browsers refuse';
  const isFree = ['ECONNREFUSED', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENETUNREACH'].includes(cause?.code);
  return isFree ? undefined : 'is taken';
}
