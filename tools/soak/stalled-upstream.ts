import type { Client } from './client';
import type { Report } from './figures';
import { type Asked, connect, flood, recovery, statusesBut, throughput, timeOf } from './flood';
import type { Upstream } from './upstream';

/** Longer than a call and its repeat are waited for. */
const SECONDS = 30;

/** What the app does when the API takes every call and answers none, and screens are asked for all the same. */
export async function soakHung({ client, upstream }: { client: Client; upstream: Upstream }): Promise<Report> {
  const rate = 5 * (await throughput(client));
  await connect(client);
  const back = upstream.hang();
  const { screens, doors } = await flood(client, { rate, doorRate: 10, seconds: SECONDS });
  const held = back();
  const recovered = await recovery(client);
  const [all, open] = [await Promise.all(screens), await Promise.all(doors)];
  const told = all.filter(({ status, whole }) => status === 200 && !whole);
  const whole = all.filter((screen) => screen.whole);
  const shed = all.filter(({ status }) => status === 503);
  const others = statusesBut(all, [200, 503]);
  const shut = open.filter(({ status }) => status !== 200).length;
  const times = (set: Asked[], part: number) => `${timeOf(set, part).toFixed(0)} ms`;

  return {
    title: `The API hangs, for ${SECONDS} s`,
    figures: [
      { what: 'screens asked for', value: `${(all.length / SECONDS).toFixed(1)} a second` },
      { what: 'calls that hung', value: `${held}`, limit: 'some', met: held > 0 },
      { what: 'screens that tell of it', value: `${told.length}`, limit: 'some', met: told.length > 0 },
      { what: 'told so, median and longest', value: `${times(told, 0.5)}, ${times(told, 1)}` },
      { what: 'screens that are whole, once it is back', value: `${whole.length}` },
      { what: 'told to come back (503)', value: `${shed.length}` },
      { what: 'told so, median and 95%', value: `${times(shed, 0.5)}, ${times(shed, 0.95)}` },
      { what: 'anything else', value: others, limit: 'none', met: others === 'none' },
      { what: '/login and /healthz not answered', value: `${shut} of ${open.length}`, limit: 'none', met: shut === 0 },
      {
        what: '/login and /healthz, 95%',
        value: times(open, 0.95),
        limit: 'under 500 ms',
        met: timeOf(open, 0.95) < 500,
      },
      {
        what: 'a screen again after',
        value: `${recovered.toFixed(0)} ms`,
        limit: 'within 5 s',
        met: recovered <= 5_000,
      },
    ],
  };
}
