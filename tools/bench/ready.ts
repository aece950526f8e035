/** The references print this once they listen. */
export type References = {
  floor: string;
  swap: string;
  /** Search terms: each matches under 1% of the rounds. */
  words: string[];
};

const prefix = 'references ready ';

export function readyLine(references: References): string {
  return prefix + JSON.stringify(references);
}

export function readReadyLine(line: string): References | null {
  return line.startsWith(prefix) ? JSON.parse(line.slice(prefix.length)) : null;
}
