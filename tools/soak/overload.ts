import type { Client } from './client';
import type { Report } from './figures';
import { type Asked, connect, flood, recovery, statusesBut, throughput, timeOf } from './flood';

const SECONDS = 60;

/** How much the app answers, and what it does when it is asked for five times as much. */
export async function soakOverload(client: Client): Promise<Report> {
  const capacity = await throughput(client);
  await connect(client);
  const { screens, doors } = await flood(client, { rate: 5 * capacity, doorRate: 2, seconds: SECONDS });
  const recovered = await recovery(client);
  const [all, open] = [await Promise.all(screens), await Promise.all(doors)];
  const answered = all.filter(({ status }) => status === 200);
  const shed = all.filter(({ status }) => status === 503);
  const others = statusesBut(all, [200, 503]);
  const shut = open.filter(({ status }) => status !== 200).length;
  const times = (set: Asked[], part: number) => `${timeOf(set, part).toFixed(0)} ms`;

  return {
    title: `Five times what it can answer, for ${SECONDS} s`,
    figures: [
      { what: 'answered at its own pace', value: `${capacity.toFixed(1)} a second` },
      { what: 'asked for', value: `${(all.length / SECONDS).toFixed(1)} a second` },
      { what: 'answered', value: `${(answered.length / SECONDS).toFixed(1)} a second` },
      { what: 'answered, median and 95%', value: `${times(answered, 0.5)}, ${times(answered, 0.95)}` },
      { what: 'told to come back (503)', value: `${shed.length}`, limit: 'some', met: shed.length > 0 },
      { what: 'told so, median and 95%', value: `${times(shed, 0.5)}, ${times(shed, 0.95)}` },
      { what: 'anything else', value: others, limit: 'none', met: others === 'none' },
      { what: '/login and /healthz not answered', value: `${shut} of ${open.length}`, limit: 'none', met: shut === 0 },
      { what: '/login and /healthz, 95%', value: times(open, 0.95) },
      {
        what: 'a screen again after',
        value: `${recovered.toFixed(0)} ms`,
        limit: 'within 5 s',
        met: recovered <= 5_000,
      },
    ],
  };
}
