/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */
/** @typedef {{ name: string, from: string, to: string }} Change */

const KINDS = /** @type {const} */ (['dependencies', 'devDependencies']);

/** The manifest with every pinned version as a range of its major version (of its minor one below 1.0).
 * @template {Manifest} M @param {M} manifest @param {(name: string) => boolean} [chosen] @returns {M} */
export function loosened(manifest, chosen = () => true) {
  const copy = structuredClone(manifest);
  for (const kind of KINDS) {
    for (const [name, version] of Object.entries(copy[kind] ?? {})) {
      if (/^\d/.test(version) && chosen(name)) /** @type {any} */ (copy[kind])[name] = `^${version}`;
    }
  }
  return copy;
}

/** What was updated. @param {Manifest} manifest with the versions before @param {(name: string) => string | undefined} installed */
export function changes(manifest, installed) {
  /** @type {Change[]} */
  const found = [];
  for (const kind of KINDS) {
    for (const [name, from] of Object.entries(manifest[kind] ?? {})) {
      const to = installed(name);
      if (to !== undefined && to !== from) found.push({ name, from, to });
    }
  }
  return found;
}

/** Packages that are released together, and break each other when they are not. */
const TOGETHER = [
  /^react(-dom)?$|^@types\/react(-dom)?$/,
  /^(next-auth|@auth\/core)$/,
  /^(drizzle-orm|drizzle-kit)$/,
  /^(tailwindcss|@tailwindcss\/)/,
];

/** One group a scope, and those that are released together. @param {readonly Change[]} all @returns {Change[][]} */
export function groups(all) {
  /** @type {Map<string, Change[]>} */
  const byKey = new Map();
  for (const change of all) {
    const together = TOGETHER.findIndex((pattern) => pattern.test(change.name));
    const scope = /^@(?!types\/)[^/]+/.exec(change.name)?.[0];
    const key = together >= 0 ? `together ${together}` : (scope ?? change.name);
    byKey.set(key, [...(byKey.get(key) ?? []), change]);
  }
  return [...byKey.values()];
}
