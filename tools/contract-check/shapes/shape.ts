/** What a value is, whoever says so: the contract, or rows that an API returned. */
export type Shape = {
  kind: 'object' | 'list' | 'number' | 'text' | 'date' | 'boolean' | 'any';
  /** Of an object. */
  fields?: Readonly<Record<string, Shape>>;
  /** Of a list. */
  element?: Shape;
  /** A number that is written as text. */
  asText?: boolean;
  /** A number that may be written as text. */
  readsText?: boolean;
};

/** Whether a value of the one kind can be read where the other is expected. */
export function agrees(expected: Shape, actual: Shape): boolean {
  if (expected.kind === 'any' || actual.kind === 'any') return true;
  if (expected.kind === 'text' && (actual.kind === 'date' || actual.asText)) return true;
  return expected.kind === actual.kind;
}

/** `number`, `list of object`. */
export function wordsFor(shape: Shape): string {
  if (shape.kind === 'list' && shape.element) return `list of ${wordsFor(shape.element)}`;
  return shape.asText ? `${shape.kind} as text` : shape.kind;
}
