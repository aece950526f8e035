/** The end of a test title. If `isLeft`, the test runs only at night, because a similar one runs by day. */
export const nightly = (isLeft: boolean) => (isLeft ? ' @nightly' : '');
