import type { Processes } from '../../process/processes.mjs';
import { type Figure, none } from '../figures';
import type { Run } from '../scenario';
import { oneOfEach } from '../screens';
import { attackWith } from './attack';
import { startCanary } from './canary';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy';
import { runWapiti } from './wapiti';

const MODULES = (
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,' +
  'shellshock,sql,ssrf,xss,xxe'
).split(',');
const PUBLIC = ['/login', '/login?from=/all-users', '/forgot-password', '/reset-password', '/api/auth/session'];
/** Lists with parameters, and data that screens fetch. */
const ADDRESSES = [
  '/all-users?q=smith&sortedBy=-createdAt&pageNumber=2&status=ACTIVE',
  '/events?q=cup&sortedBy=name&pageSize=20&hide=status',
  '/events/friendly-rounds?q=port&createdFrom=2026-01-01&scoringFormat=STABLEFORD',
  '/api/avatar?seed=staff',
  '/api/export/users?q=smith&sortedBy=-createdAt',
  '/api/choices/users?q=a',
  '/healthz',
];

/** Findings that are no faults; docs/reliability.md says why. */
const FALSE_POSITIVES: readonly (readonly [kind: string, info: RegExp])[] = [
  ['Cross Site Request Forgery', /^Lack of anti CSRF token$/],
  ['HTTP Secure Headers', /^X-XSS-Protection is not set$/],
  ['Secure Flag cookie', /: authjs\./],
];

/** Attacks every kind of screen with a web scanner, as staff and signed out, for some minutes at most. */
export const soakScan = ({ processes, client, screens, minutes }: Run) =>
  attackWith('wapiti', 'A web scanner', async (program, folder) => {
    const { app, jar } = client;
    const seconds = Math.max(10, Math.round((minutes * 60) / (2 * MODULES.length)));
    const signOut = /name="\$ACTION_ID_(\w+)"/.exec((await client.request('/')).body)?.[1];
    if (!signOut) throw new Error('The dashboard has no form to sign out: the scan could end the session with it');

    const limits = { processes, program, folder, seconds };
    const paths = [...oneOfEach(screens), ...ADDRESSES];
    const asStaff = await scan('as staff', await startRecordingProxy(app, { jar, blocked: signOut }), paths, limits);
    const { status } = await client.request('/');
    const signedOut = await scan('signed out', await startRecordingProxy(app), PUBLIC, limits);
    return [...asStaff, ['the dashboard, for staff, after', String(status), '200', status === 200], ...signedOut];
  });

async function scan(
  who: string,
  proxy: RecordingProxy,
  paths: readonly string[],
  limits: { processes: Processes; program: string; folder: string; seconds: number },
): Promise<Figure[]> {
  const canary = await startCanary();
  try {
    const scope = { address: proxy.address, paths, modules: MODULES, canary: canary.address };
    const found = await runWapiti({ ...limits, ...scope });
    const faults = found.filter(
      (finding) => !FALSE_POSITIVES.some(([kind, info]) => finding.kind === kind && info.test(finding.info)),
    );
    for (const { kind, method, path, info } of faults) console.log(`  ${kind}: ${method} ${path}\n      ${info}`);
    for (const line of [...proxy.failed, ...canary.requests]) console.log(`  ${line}`);
    const statuses = [...proxy.statuses].sort().map((pair) => pair.join(': '));
    return [
      [`responses ${who}`, statuses.join(', ')],
      none(`500 and above, or no response, ${who}`, proxy.failed.size),
      none(`requests to the canary, ${who}`, canary.requests.length),
      [`explained findings, ${who}`, String(found.length - faults.length)],
      none(`unexplained findings, ${who}`, faults.length),
    ];
  } finally {
    proxy.close();
    canary.close();
  }
}
