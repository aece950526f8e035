import process from 'node:process';

/** The oldest supported major version, as in `engines` of package.json. */
export const oldestMajor = 22;

/** @param {string} [version] */
export function isSupported(version = process.versions.node) {
  return Number(version.split('.')[0]) >= oldestMajor;
}

/** Warns when this Node is too old. The configurations of Vitest and Playwright call it, because these do not run
 * `main`. */
export function warnOfOldNode() {
  if (isSupported()) return;
  console.warn(
    `This runs on Node ${process.versions.node}; Fairway needs ${oldestMajor} or later. ` +
      'Run `npm run up` or `npm test` once: after that, `npm run` and `npx` in this folder use the Node of .nvmrc.',
  );
}
