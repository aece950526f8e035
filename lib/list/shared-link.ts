import { type ColumnLayout, layoutParams } from './column-layout';
import { LAYOUT_PARAMS } from './column-layout-text';

/** The link to a list as it is on screen: its address, and its columns where they differ from the default. */
export function sharedLink(address: string, layout: ColumnLayout): string {
  const url = new URL(address);
  for (const name of LAYOUT_PARAMS) url.searchParams.delete(name);
  for (const [name, value] of layoutParams({ ...layout, hidden: [...layout.hidden].sort() })) {
    url.searchParams.set(name, value);
  }
  return url.href.replaceAll('%2C', ',');
}
