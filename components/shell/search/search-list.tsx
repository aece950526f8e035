import type { MouseEvent } from 'react';
import { optionId } from '@/components/ui/option-id';
import { isPlainClick } from '@/components/ui/plain-click';
import type { SearchGroup, SearchRow } from './search-row';

type Props = {
  id: string;
  groups: readonly SearchGroup[];
  selected: SearchRow | undefined;
  /** Ref of the selected option. */
  selectedRef: (element: HTMLElement | null) => void;
  onPoint: (row: SearchRow) => void;
  onChoose: (row: SearchRow) => void;
};

/**
 * The listbox of the search box. The focus stays in the text field, whose `aria-activedescendant` is the selected
 * option.
 */
export function SearchList({ id, groups, selected, selectedRef, onPoint, onChoose }: Props) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Results"
      className="max-h-[min(60vh,32rem)] overflow-x-hidden overflow-y-auto max-sm:max-h-none max-sm:grow"
    >
      {groups.map(({ heading, rows, failure }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group options
        <div key={heading} role="group" aria-label={heading} className="p-1.5">
          <div aria-hidden className="px-2.5 py-1.5 text-xs font-medium text-muted-foreground">
            {heading}
          </div>
          {failure && <p className="px-2.5 py-2 text-sm text-warning">{`Could not be searched: ${failure}`}</p>}
          {rows.map((row) => (
            <Option
              key={row.value}
              row={row}
              id={optionId(id, row)}
              selectedRef={row === selected ? selectedRef : undefined}
              onPoint={() => onPoint(row)}
              onChoose={() => onChoose(row)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  row: SearchRow;
  id: string;
  /** Only for the selected option. */
  selectedRef: ((element: HTMLElement | null) => void) | undefined;
  onPoint: () => void;
  onChoose: () => void;
};

const optionClass =
  'flex cursor-default scroll-my-9 items-center gap-2.5 rounded-md px-2.5 py-2 text-sm outline-none select-none aria-selected:bg-accent aria-selected:text-accent-foreground coarse:min-h-11';

function Option({ row, id, selectedRef, onPoint, onChoose }: OptionProps) {
  const attributes = {
    id,
    ref: selectedRef,
    role: 'option',
    'aria-selected': selectedRef !== undefined,
    tabIndex: -1,
    children: row.content,
    onPointerMove: onPoint,
    // Keeps the focus in the text field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const;
  if (!('href' in row))
    return <button type="button" {...attributes} className={`${optionClass} w-full text-left`} onClick={onChoose} />;
  return (
    <a
      {...attributes}
      href={row.href}
      className={`${optionClass} ${row.className ?? ''}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose();
      }}
    />
  );
}
