/** Tags a test for the nightly run only; every other run is content with one test of each type. */
export const nightly = (isLeft: boolean) => (isLeft ? ' @nightly' : '');
