/** The end of the title of a test that every run leaves to the nightly one: another of a kind. */
export const nightly = (isLeft: boolean) => (isLeft ? ' @nightly' : '');
