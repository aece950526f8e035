import { titleCase } from '@/lib/format/title-case';
import styles from './status.module.css';

const SHAPES = new Map(
  Object.entries({
    Completed: 'done',
    Active: 'done',
    'In Progress': 'running',
    'Awaiting Attestation': 'checking',
    'Not Begun': 'waiting',
    'Not Started': 'waiting',
    Invited: 'waiting',
    Scheduled: 'waiting',
    Draft: 'waiting',
    Inactive: 'inactive',
    Abandoned: 'stopped',
    Cancelled: 'stopped',
    Suspended: 'stopped',
    Disabled: 'stopped',
  }),
);

export function Status({ value }: { value: string }) {
  const words = titleCase(value);
  return (
    <span className={styles.status} data-shape={SHAPES.get(words)} title={words}>
      {words}
    </span>
  );
}
