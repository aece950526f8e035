/** Returns the tag of nightly tests for a test that is left out of other runs, because a similar test is part of them. */
export const nightly = (isLeft: boolean) => (isLeft ? ' @nightly' : '');
