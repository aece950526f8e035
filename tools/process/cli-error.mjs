/** A failure that its message explains whole: told without a stack. */
export class CliError extends Error {
  /** @param {string} message @param {string[]} [lines] the last output of what failed */
  constructor(message, lines = []) {
    super(message);
    this.lines = lines;
  }
}
