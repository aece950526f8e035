import { type Client, CONNECTIONS } from './client';
import { quantile, tell } from './figures';

const PATH = '/all-users';
const SECONDS = 20;

type Asked = { status: number; ms: number };

/** How much the app answers, and what it does when it is asked for five times as much. */
export async function soakOverload(client: Client): Promise<boolean> {
  const capacity = await throughput(client);
  const rate = 5 * capacity;
  const asked: Promise<Asked>[] = [];
  const doors: Promise<Asked>[] = [];
  const ask = (path: string) =>
    client.get(path).then(
      ({ status, ms }) => ({ status, ms }),
      () => ({ status: 0, ms: 0 }),
    );

  // Like a proxy's, the connections are there before: a saturated process accepts one at each turn of its loop.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => client.get('/healthz')));
  const begun = performance.now();
  for (let second = 0; second < SECONDS; second += 0.1) {
    while (asked.length < rate * second) asked.push(ask(`${PATH}?pageNumber=${1 + (asked.length % 50)}`));
    if (doors.length < second * 2) doors.push(ask('/healthz'), ask('/login?reason=expired'));
    await untilAfter(begun, second * 1000);
  }
  const ended = performance.now();
  let recovered = Number.NaN;
  while (Number.isNaN(recovered) && performance.now() - ended < 60_000) {
    if ((await ask('/groups')).status === 200) recovered = performance.now() - ended;
  }
  const [all, open] = [await Promise.all(asked), await Promise.all(doors)];
  const answered = all.filter(({ status }) => status === 200);
  const shed = all.filter(({ status }) => status === 503);
  const others = all.length - answered.length - shed.length;
  const shut = open.filter(({ status }) => status !== 200).length;
  const times = (set: Asked[], part: number) =>
    `${quantile(
      set.map(({ ms }) => ms),
      part,
    ).toFixed(0)} ms`;

  return tell(`Five times what it can answer, for ${SECONDS} s`, [
    { what: 'answered at its own pace', value: `${capacity.toFixed(1)} a second` },
    { what: 'asked for', value: `${(all.length / SECONDS).toFixed(1)} a second` },
    { what: 'answered', value: `${(answered.length / SECONDS).toFixed(1)} a second` },
    { what: 'answered, median and 95%', value: `${times(answered, 0.5)}, ${times(answered, 0.95)}` },
    { what: 'told to come back (503)', value: `${shed.length}`, limit: 'some', met: shed.length > 0 },
    { what: 'told so, median and 95%', value: `${times(shed, 0.5)}, ${times(shed, 0.95)}` },
    { what: 'anything else', value: `${others}`, limit: 'none', met: others === 0 },
    { what: '/login and /healthz not answered', value: `${shut} of ${open.length}`, limit: 'none', met: shut === 0 },
    { what: '/login and /healthz, 95%', value: times(open, 0.95) },
    { what: 'a screen again after', value: `${recovered.toFixed(0)} ms`, limit: 'within 5 s', met: recovered <= 5_000 },
  ]);
}

/** Answers a second to eight who ask one after the other. */
async function throughput(client: Client): Promise<number> {
  let count = 0;
  const begun = performance.now();
  const one = async () => {
    while (performance.now() - begun < 10_000) {
      if ((await client.get(`${PATH}?pageNumber=${1 + (count % 50)}`)).status === 200) count += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return count / 10;
}

async function untilAfter(begun: number, ms: number): Promise<void> {
  const wait = begun + ms - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
