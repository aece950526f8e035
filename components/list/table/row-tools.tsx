import { type ComponentType, type ToggleEvent, useRef } from 'react';
import { useTabIndex } from '@/components/fields/row-tab-stop';
import { PREVIEW_FORM, PREVIEW_KEY } from '@/lib/list/url/preview-url';
import styles from './data-table.module.css';
import { useRowHandlers } from './row-context';
import type { RowMenuProps } from './row-menu';
import type { TableRow } from './table-model';

type Props = {
  row: TableRow;
  index: number;
  Menu: ComponentType<RowMenuProps> | undefined;
};

/** A card is the nearest positioned element around `More`. */
function showWholeCard({ currentTarget: { open, offsetParent } }: ToggleEvent<HTMLDetailsElement>) {
  if (open) offsetParent?.scrollIntoView({ block: 'nearest' });
}

/** The buttons of a row. On a phone, `More` opens them together with the fields that the row hides. */
export function RowTools({ row, index, Menu }: Props) {
  const { remember, preview, warmPreview, openMenu, closeMenu, prepareMenu } = useRowHandlers();
  const button = useRef<HTMLButtonElement>(null);
  const tabIndex = useTabIndex();
  return (
    <>
      <details className={styles.more} onToggle={showWholeCard}>
        <summary tabIndex={tabIndex} aria-label={`More about ${row.name}`} className="more-icon" />
      </details>
      {preview && (
        <button
          type="submit"
          form={PREVIEW_FORM}
          name={PREVIEW_KEY}
          value={row.uid}
          tabIndex={tabIndex}
          aria-label={`Preview ${row.name}`}
          className={`${styles.tool} preview-icon`}
          onPointerEnter={warmPreview}
          onFocus={warmPreview}
          onClick={(event) => {
            event.preventDefault();
            preview(row.uid);
          }}
        />
      )}
      <button
        ref={button}
        type="button"
        data-row-menu=""
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={Menu ? true : undefined}
        aria-label={`Menu for ${row.name}`}
        className={`${styles.tool} menu-icon`}
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
        onClick={() => openMenu(index)}
      />
      {Menu && (
        <Menu
          row={row}
          button={button}
          onOpenChange={(isOpen) => (isOpen ? openMenu(index) : closeMenu())}
          onFollow={() => remember(row)}
          onPreview={preview && (() => preview(row.uid))}
        />
      )}
    </>
  );
}
