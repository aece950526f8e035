import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import { withColumns } from '@/lib/list/url/list-link';
import { printHref } from '@/lib/list/url/printed';

/** Opens the current list's print sheet, in this tab if the browser blocks a new one. */
export function printList(layout: ColumnLayout): void {
  const href = printHref(withColumns(location.href, layout));
  const tab = open(href);
  // biome-ignore lint/plugin: the listener is on another window
  if (tab) tab.addEventListener('load', () => tab.print());
  else location.assign(href);
}
