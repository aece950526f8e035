/** What the references tell on their output once they answer. */
export type References = {
  floor: string;
  swap: string;
  /** To search for: less than a hundredth of the rounds have each. */
  words: string[];
};

const mark = 'references ready ';

export function readyLine(references: References): string {
  return mark + JSON.stringify(references);
}

export function readReadyLine(line: string): References | null {
  return line.startsWith(mark) ? JSON.parse(line.slice(mark.length)) : null;
}
