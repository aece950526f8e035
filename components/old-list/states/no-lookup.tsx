/** Stands for the details of a record that may be there, but cannot be looked up. */
export function NoLookup({ what }: { what: string }) {
  return (
    <p data-slot="no-lookup" className="px-6 py-5 text-sm text-warning max-sm:px-4">
      {`The details of this ${what} cannot be looked up: the search does not find IDs.`}
    </p>
  );
}
