import type { FieldDialog } from './field-dialog';
import type { Field } from './resource';

type Link = { href?: string };

type PreviewFact = Link & {
  label: string;
  text: string | null;
  /** Names of people and teams that appear in the text. */
  names?: readonly string[];
  kind?: NonNullable<Field<never>['kind']>;
  dialog?: FieldDialog;
  playedAt?: { at: string; courseUid: string };
  /** The URL from which an e-mail address is fetched when staff reveal it. */
  emailUrl?: string;
};

/** `error` replaces rows that could not be loaded. */
export type PreviewSection = {
  title: string;
  href: string;
  columns: readonly string[];
  rows: readonly (Link & { cells: readonly string[]; names?: readonly string[] })[];
  error?: string;
};

export type Preview = {
  uid: string;
  name: string;
  href: string;
  facts: readonly PreviewFact[];
  sections: readonly PreviewSection[];
  note?: string;
  faults?: string;
};
