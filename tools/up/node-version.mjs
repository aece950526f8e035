import process from 'node:process';

/** @param {string} [version] */
export function isSupported(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 9);
}

export function checkNode() {
  if (isSupported()) return;
  console.error(`This needs Node 20.9 or later; ${process.execPath} is ${process.versions.node}.`);
  process.exit(1);
}
