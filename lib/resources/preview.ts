import type { ShownField } from './shown-field';

/** `error` replaces rows that could not be loaded. */
export type PreviewSection = {
  title: string;
  href: string;
  /** The number of rows at `href`, if it is a list with a known total. */
  total?: number | null;
  columns: readonly string[];
  rows: readonly { href?: string; cells: readonly string[]; names?: readonly string[] }[];
  error?: string;
};

export type Preview = {
  uid: string;
  name: string;
  href: string;
  facts: readonly (ShownField & { id: string })[];
  sections: readonly PreviewSection[];
  note?: string;
  faults?: string;
};
