/** Returns the tag of nightly tests if `isLeft`: other runs leave the test out, because they run a similar test. */
export const nightly = (isLeft: boolean) => (isLeft ? ' @nightly' : '');
