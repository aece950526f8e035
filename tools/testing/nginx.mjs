// Runs nginx with deploy/nginx.conf and other ports, files and certificates.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginx, openssl } from '../test/servers.mjs';
import { configured, startServer } from './server.mjs';

/** @typedef {{ httpPort: number, httpsPort: number, ports: readonly number[] }} Where */

/** True if the module that deploy/nginx.conf needs for Brotli is installed. */
export const hasBrotli = () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so');

/** The commented lines of deploy/nginx.conf, which are activated if the module is installed. */
const OPTIONAL_LINE = /^( *)#(?=load_module |proxy_set_header |brotli|gzip)/gm;

/**
 * Makes a certificate for localhost.
 * @param {string} folder
 * @returns {{ key: string, certificate: string }} the paths of both files
 */
function makeCertificate(folder) {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync(openssl() ?? '', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { key, certificate };
}

/**
 * Starts nginx. If root starts it, nginx runs as another user, who must have access to the folder.
 * @param {string} folder
 * @param {Where} where
 * @param {[from: string, to: string][]} [changes] further changes to the configuration
 */
export function startNginx(folder, { httpPort, httpsPort, ports }, changes = []) {
  chmodSync(folder, 0o755);
  const { key, certificate } = makeCertificate(folder);
  mkdirSync(join(folder, 'temp'));
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  );
  const errors = join(folder, 'error.log');
  const config = configured('nginx.conf', [
    ['http {', `http {\n${own.join('\n')}`],
    ['/run/nginx.pid', join(folder, 'pid')],
    ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    ['https://$host$', `https://$host:${httpsPort}$`],
    ['backoffice.example.com', 'localhost'],
    ['/etc/nginx/certificates/fullchain.pem', certificate],
    ['/etc/nginx/certificates/privkey.pem', key],
    ['/var/cache/fairway', join(folder, 'cache')],
    ['/var/log/nginx/access.log', join(folder, 'access.log')],
    ['/var/log/nginx/error.log', errors],
    ...changes,
  ]);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, hasBrotli() ? config.replace(OPTIONAL_LINE, '$1') : config);
  const command = [nginx() ?? '', '-c', file, '-p', folder, '-e', errors];
  const [program = '', ...args] = command;
  const { stop } = startServer(program, [...args, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    file,
    accessLog: join(folder, 'access.log'),
    errorLog: errors,
    command: command.join(' '),
    stop: () => stop(),
  };
}
