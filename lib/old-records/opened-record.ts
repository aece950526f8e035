import type { Result } from '@/lib/contract/result';
import type { DeclaredRecord } from './declare-record';

/** A tab as it is drawn. `total`: null where it is not known; or the list that has it. */
export type DrawnTab = {
  label: string;
  href: string;
  open: boolean;
  total?: number | null | Result<{ paging: { total: number | null } }>;
};

type Opened<Item, Beside> = Readonly<{
  record: Pick<DeclaredRecord<Item>, 'kind' | 'label' | 'one' | 'facts' | 'inLine'>;
  uid: string;
  timeZone: string;
  found: Result<Item>;
  /** Its name; the ends of its uid where that could not be read, behind the label where the record could not. */
  name: string;
  href: string;
  tabs: readonly DrawnTab[];
  beside: Beside;
}>;

/** A record that was found, and what was fetched for its screen. */
export type FoundRecord<Item, Beside, Own> = Opened<Item, Beside> & Readonly<{ isFound: true; item: Item; own: Own }>;

/** A record as its screen draws it: what is declared, what was found, and the parts that were fetched beside it. */
export type OpenedRecord<Item, Beside, Own> =
  | FoundRecord<Item, Beside, Own>
  | (Opened<Item, Beside> & Readonly<{ isFound: false; item: null; own: null }>);

/** The record above one of its lists; `name` stands for that of a record which is not known. */
export type RecordOfList<Found> = Readonly<{
  uid: string;
  found: Result<Found | null>;
  name: string;
  tabs: readonly DrawnTab[];
}>;

export type RecordPageOf<Opened> = { kind: string; screen: Promise<Opened> };
