import { titleCase } from '@/lib/format/title-case';
import styles from './status.module.css';

type Shape = 'done' | 'running' | 'waiting' | 'stopped';

const shapes = new Map<string, Shape>(
  Object.entries({
    completed: 'done',
    sound: 'done',
    active: 'done',
    in_progress: 'running',
    not_begun: 'waiting',
    not_started: 'waiting',
    invited: 'waiting',
    scheduled: 'waiting',
    draft: 'waiting',
    abandoned: 'stopped',
    cancelled: 'stopped',
    suspended: 'stopped',
    disabled: 'stopped',
  } as const),
);

/** A status as shape and word; an unknown status has a dashed shape. */
export function Status({ value }: { value: string }) {
  const words = titleCase(value);
  return (
    <span className={styles.status} data-shape={shapes.get(words.toLowerCase().replaceAll(' ', '_'))} title={words}>
      {words}
    </span>
  );
}
