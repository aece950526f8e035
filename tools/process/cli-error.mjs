/** An error whose message is printed without a stack trace. */
export class CliError extends Error {
  /** @param {string} message @param {string[]} [lines] the last output lines of the failed command */
  constructor(message, lines = []) {
    super([...lines.map((line) => `    ${line}`), message].join('\n'));
  }
}
