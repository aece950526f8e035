export type Namesakes<Item> = {
  name: string;
  others: readonly Item[];
  /** Whether there are no more: the search can have more hits than were looked through. */
  isAll: boolean;
};
