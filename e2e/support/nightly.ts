/** The tag that limits a test to nightly runs, if `isLeft`: other runs contain a similar test. */
export const nightly = (isLeft: boolean) => (isLeft ? ' @nightly' : '');
