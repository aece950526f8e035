import type { LoadedList, LoadedTab } from './loaded';

/** A list of one record, with what its heading says of the record. */
export type LoadedRecordList<Item extends { uid: string }> = LoadedList<Item> & {
  record: {
    /** The label of its kind: `User`. */
    label: string;
    href: string;
    tabs: readonly LoadedTab[];
    /** The name, later than the list; the ends of the uid behind the label of its kind where it is not known. */
    name: Promise<string>;
  };
};
