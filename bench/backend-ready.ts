/** What the backend tells on its output once it answers. */
export type Backend = {
  floor: string;
  /** The golfer with the most pages to turn. */
  golfer: { uid: string; rounds: number };
};

const mark = 'backend ready ';

export function readyLine(backend: Backend): string {
  return mark + JSON.stringify(backend);
}

export function readReadyLine(line: string): Backend | null {
  return line.startsWith(mark) ? JSON.parse(line.slice(mark.length)) : null;
}
