export default function NotFound() {
  return (
    <main className="px-6 py-16 text-center">
      <h1 className="text-lg font-semibold">Not found</h1>
      <p className="mt-1 text-sm text-muted-foreground">This page does not exist.</p>
    </main>
  );
}
