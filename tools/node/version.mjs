import process from 'node:process';

/** The oldest supported major version, as in `engines` of package.json. */
export const oldestMajor = 22;

/** @param {string} [version] */
export function isSupported(version = process.versions.node) {
  return Number(version.split('.')[0]) >= oldestMajor;
}

/** For configurations of test runners, which npm starts without `main`. */
export function warnOfOldNode() {
  if (isSupported()) return;
  console.warn(
    `This runs on Node ${process.versions.node}; Fairway needs ${oldestMajor} or later. ` +
      'After `npm run up` or `npm test` every `npm run` and `npx` here has the one of .nvmrc.',
  );
}
