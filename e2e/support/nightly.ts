/** Tags a test that only the nightly run needs, because a similar test is part of every run. */
export const nightly = (isLeft: boolean) => (isLeft ? ' @nightly' : '');
