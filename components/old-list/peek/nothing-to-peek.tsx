export function NothingToPeek({ what }: { what: string }) {
  return (
    <div className="px-6 py-16 text-center max-sm:px-4">
      <h2 id="peek-title" className="text-lg font-semibold">{`There is no such ${what}`}</h2>
      <p className="mt-1 text-sm text-muted-foreground">It may have been deleted, or the link is not whole.</p>
    </div>
  );
}
