import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Difference } from '@/lib/api/differences/differences';
import { type Field, namesOf } from './fields';

/** What the app has recorded as API differences, from the port of `differences.mjs`. */
export function openTold(port: number) {
  const last = new Map<string, number>();
  let reading = Promise.resolve();

  async function read(): Promise<void> {
    const entries = (await json(connect(port, '127.0.0.1'))) as (Difference & { lastSeen: string })[];
    for (const { endpoint, fault, lastSeen } of entries) {
      const [path = ''] = fault.split(': ');
      last.set(`${endpoint} ${path}`, Date.parse(lastSeen));
    }
  }

  return {
    /** Whether a difference of the field has been recorded since. */
    async since(field: Field, moment: number): Promise<boolean> {
      // One after the other: what one worker reads, which may be another's, is known before the next one looks.
      reading = reading.then(read);
      await reading;
      return [...last].some(([key, seen]) => seen >= moment && isOf(key, field));
    },
  };
}

/** Whether a path of a difference is the field's or below it. */
function isOf(key: string, field: Field): boolean {
  return namesOf(field).some((name) => {
    const own = `${field.endpoint} ${name}`;
    return key === own || key.startsWith(`${own}.`) || key.startsWith(`${own}[`);
  });
}
