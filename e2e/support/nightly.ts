/** The tag that limits a test to nightly runs. `isLeft`: other runs can do without the test, because they have a similar one. */
export const nightly = (isLeft: boolean) => (isLeft ? ' @nightly' : '');
