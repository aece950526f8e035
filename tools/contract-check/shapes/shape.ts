/** A value's type, from a schema of the contract or from the rows of an API. */
export type Shape = {
  kind: 'object' | 'list' | 'number' | 'text' | 'date' | 'boolean' | 'any';
  fields?: Readonly<Record<string, Shape>>;
  element?: Shape;
  /** True if the value is a number that was sent as text. */
  asText?: boolean;
  /** True if the contract also accepts the number as text. */
  readsText?: boolean;
};

/** True if a value of the shape `actual` can be used where `expected` is required. */
export function agrees(expected: Shape, actual: Shape): boolean {
  if (expected.kind === 'any' || actual.kind === 'any') return true;
  if (expected.kind === 'text' && (actual.kind === 'date' || actual.asText)) return true;
  return expected.kind === actual.kind;
}

/** The type in words, such as `number` and `list of object`. */
export function wordsFor(shape: Shape): string {
  if (shape.kind === 'list' && shape.element) return `list of ${wordsFor(shape.element)}`;
  return shape.asText ? `${shape.kind} as text` : shape.kind;
}
