/** The end of a test title. If `isLeft`, the test runs only at night, because the daily runs have a similar test. */
export const nightly = (isLeft: boolean) => (isLeft ? ' @nightly' : '');
