import { GroupButton } from '@/components/old-lazy/tab-stop';
import { shortUid } from '@/lib/format/uid';
import { PEEK_FORM, PEEK_KEY } from '@/lib/list/address/peek-address';
import styles from './row-tools.module.css';

type Props = {
  uid: string;
  /** The name of the row's record; without one there is no peek. */
  name: string | null;
  expanded: boolean;
};

/** The cell of a row's tools: shown while pointer or focus are in the row, by touch always. */
export function RowTools({ uid, name, expanded }: Props) {
  return (
    <td data-slot="row-tools" className={styles.tools}>
      {name && (
        <GroupButton
          type="submit"
          form={PEEK_FORM}
          name={PEEK_KEY}
          value={uid}
          aria-label={`Peek at ${name}`}
          className="before:icon-panel-right"
        />
      )}
      <GroupButton
        data-row-menu=""
        aria-haspopup="menu"
        aria-expanded={expanded || undefined}
        aria-label={`Menu of ${name ?? shortUid(uid)}`}
        className="before:icon-dots noscript:hidden"
      />
    </td>
  );
}
