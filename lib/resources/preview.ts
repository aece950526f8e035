import type { FieldDialog } from './field-dialog';
import type { Field } from './resource';

type Link = { href?: string };

type PreviewFact = Link & {
  label: string;
  text: string | null;
  kind?: NonNullable<Field<never>['kind']>;
  dialog?: FieldDialog;
  playedAt?: { at: string; courseUid: string };
  /** Where the browser fetches an e-mail address from, when somebody asks for it. */
  emailUrl?: string;
};

/** The first rows of a list of the record; `error` in place of rows that could not be loaded. */
export type PreviewSection = {
  title: string;
  href: string;
  columns: readonly string[];
  rows: readonly (Link & { cells: readonly string[] })[];
  error?: string;
};

export type Preview = {
  name: string;
  href: string;
  facts: readonly PreviewFact[];
  sections: readonly PreviewSection[];
  /** Why there are no facts. */
  note?: string;
  /** Names the facts that could not be read, and why. */
  faults?: string;
};
