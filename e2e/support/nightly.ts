/** Tags a test that runs only nightly, because a similar test is part of every run. */
export const nightly = (isLeft: boolean) => (isLeft ? ' @nightly' : '');
