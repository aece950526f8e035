/** The segments, parallel routes included, that one header may nest. The app's own are six deep. */
const MAX_DEPTH = 40;
const MAX_LENGTH = 40_000;

const PARAM_TYPES: ReadonlySet<unknown> = new Set([
  ...['c', 'ci(..)(..)', 'ci(.)', 'ci(..)', 'ci(...)', 'oc'],
  ...['d', 'di(..)(..)', 'di(.)', 'di(..)', 'di(...)'],
]);
const MARKERS: ReadonlySet<unknown> = new Set([null, 'refetch', 'inside-shared-layout', 'metadata-only']);

/**
 * Whether the framework accepts this `next-router-state-tree` header: it answers 500 to one that it cannot read. A tree
 * is `[segment, { slot: tree }, refresh?, marker?, hints?, name?]`. A test holds this against the framework's own parser.
 */
export function isRouterState(header: string | string[] | undefined): boolean {
  if (header === undefined) return true;
  if (typeof header !== 'string' || header.length > MAX_LENGTH) return false;
  try {
    return isTree(JSON.parse(decodeURIComponent(header)), MAX_DEPTH);
  } catch {
    return false;
  }
}

function isTree(tree: unknown, depth: number): boolean {
  if (!Array.isArray(tree) || tree.length < 2 || tree.length > 6 || depth === 0) return false;
  const [segment, slots, refresh = null, marker = null, hints = null, name = ''] = tree as unknown[];
  return (
    isSegment(segment) &&
    isPlainObject(slots) &&
    Object.values(slots).every((slot) => isTree(slot, depth - 1)) &&
    (refresh === null || isStrings(refresh, 2)) &&
    MARKERS.has(marker) &&
    (hints === null || typeof hints === 'number') &&
    typeof name === 'string'
  );
}

/** A name, or a dynamic segment: `[param, value, type, static siblings]`. */
function isSegment(segment: unknown): boolean {
  if (typeof segment === 'string') return true;
  if (!Array.isArray(segment) || segment.length !== 4) return false;
  const [param, value, type, siblings] = segment as unknown[];
  return isStrings([param, value]) && PARAM_TYPES.has(type) && (siblings === null || isStrings(siblings));
}

function isStrings(value: unknown, length?: number): boolean {
  if (!Array.isArray(value) || (length !== undefined && value.length !== length)) return false;
  return value.every((item) => typeof item === 'string');
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
