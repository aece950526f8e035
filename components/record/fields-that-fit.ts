import type { FieldDefinition, Fields } from '@/lib/resources/resource';

/** The page's width in px in a window of 1440 px with an open sidebar, less the wider padding at both ends. */
const WIDTH = 1180 - 32;

export function fieldsThatFit<Item>(fields: Fields<Item>): Fields<Item> {
  const fitting: Record<string, FieldDefinition<Item>> = {};
  let width = 0;
  for (const [id, field] of Object.entries(fields)) {
    if (field.isHidden) continue;
    width += field.width;
    if (width > WIDTH) break;
    fitting[id] = field;
  }
  return fitting;
}
