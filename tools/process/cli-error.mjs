/** A failure with a message that needs no stack trace. */
export class CliError extends Error {
  /** @param {string} message @param {string[]} [lines] the last output of what failed */
  constructor(message, lines = []) {
    super(message);
    this.lines = lines;
  }
}
