import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Processes } from '../process/processes.mjs';
import { oneOfEach } from './addresses';
import { layBait } from './canary';
import { startJar } from './client';
import { type Door, openDoor } from './door';
import type { Figure, Report } from './figures';
import { runWapiti, wapiti } from './wapiti';

const MODULES = (
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,' +
  'shellshock,sql,ssrf,xss,xxe'
).split(',');
const PUBLIC = ['/login', '/login?from=/all-users', '/forgot-password', '/reset-password', '/api/auth/session'];
/** Parameters of lists, and data that screens ask for. */
const ADDRESSES = [
  '/all-users?q=smith&sortedBy=-createdAt&pageNumber=2&status=ACTIVE',
  '/events?q=cup&sortedBy=name&pageSize=20&hide=status',
  '/events/friendly-rounds?q=port&createdFrom=2026-01-01&scoringFormat=STABLEFORD',
  '/api/avatar?seed=staff',
  '/api/export/users?q=smith&sortedBy=-createdAt',
  '/api/choices/users?q=a',
  '/healthz',
];

/** What it takes for a fault and is none; why stands in docs/reliability.md. */
const NO_FAULT: readonly (readonly [kind: string, info: RegExp])[] = [
  ['Cross Site Request Forgery', /^Lack of anti CSRF token$/],
  ['HTTP Secure Headers', /^X-XSS-Protection is not set$/],
  ['Secure Flag cookie', /: authjs\./],
];

type Where = { processes: Processes; app: string; browser: string; screens: readonly string[]; minutes: number };

/** A web scanner against every kind of screen, as staff and as a stranger, for so many minutes at most. */
export async function soakScan({ processes, app, browser, screens, minutes }: Where): Promise<Report> {
  const title = 'A web scanner';
  const program = wapiti();
  if (!program)
    return { title, figures: [{ what: 'skipped', value: 'wapiti is not installed (apt-get install wapiti)' }] };
  const seconds = Math.max(10, Math.round((minutes * 60) / (2 * MODULES.length)));
  const jar = await startJar(app, browser);
  const ask = () => fetch(app, { headers: { cookie: jar.header() }, redirect: 'manual' });
  const signOut = /name="\$ACTION_ID_(\w+)"/.exec(await (await ask()).text())?.[1];
  if (!signOut) throw new Error('No form to sign out with was found: the scan would end the session');

  const paths = [...oneOfEach(screens), ...ADDRESSES];
  const staff = await openDoor(app, { jar, never: signOut });
  const asStaff = await scanned('as staff', staff, paths, { processes, program, seconds });
  const { status } = await ask();
  const stranger = await openDoor(app);
  const asStranger = await scanned('as a stranger', stranger, PUBLIC, { processes, program, seconds });
  const holds = { what: 'the dashboard, to staff, after it', value: String(status), limit: '200', met: status === 200 };
  return { title, figures: [...asStaff, holds, ...asStranger] };
}

async function scanned(
  who: string,
  door: Door,
  paths: readonly string[],
  { processes, program, seconds }: { processes: Processes; program: string; seconds: number },
): Promise<Figure[]> {
  const dir = await mkdtemp(join(tmpdir(), 'fairway-scan-'));
  const bait = await layBait();
  try {
    const scan = { address: door.address, paths, modules: MODULES, bait: bait.address, dir, seconds };
    const found = await runWapiti(processes, program, scan);
    const faults = found.filter(
      (finding) => !NO_FAULT.some(([kind, info]) => finding.kind === kind && info.test(finding.info)),
    );
    for (const { kind, method, path, info } of faults) console.log(`  ${kind}: ${method} ${path}\n      ${info}`);
    for (const line of [...door.failed, ...bait.taken]) console.log(`  ${line}`);
    const none = (what: string, count: number) => ({ what, value: String(count), limit: 'none', met: count === 0 });
    return [
      {
        what: `answers ${who}`,
        value: [...door.statuses]
          .sort()
          .map((pair) => pair.join(': '))
          .join(', '),
      },
      none('500 and above, or none', door.failed.size),
      none('addresses that it had the app ask', bait.taken.length),
      { what: 'told of, and explained', value: String(found.length - faults.length) },
      none('told of, and not', faults.length),
    ];
  } finally {
    door.close();
    bait.close();
    await rm(dir, { recursive: true, force: true });
  }
}
