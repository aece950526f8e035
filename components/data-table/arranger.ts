import type { ColumnLayout } from '@/lib/list/column-layout';
import { serializeLayout, soundLayout } from '@/lib/list/column-layout-text';
import type { ColumnName, KeepLayout } from './navigation/list-navigation';

/** Arranges the columns of a list; `announcement` is for screen readers. */
export type Arrange = (layout: ColumnLayout, announcement?: string) => void;

/** How menu and gestures arrange the columns: any layout is made sound first. */
export function arranger(columns: readonly ColumnName[], keepLayout: KeepLayout): Arrange {
  return (layout, announcement = '') => {
    const sound = soundLayout(
      layout,
      columns.map(({ id }) => id),
    );
    keepLayout(sound, serializeLayout(sound), announcement);
  };
}
