import { faultsOf } from '@/lib/contract/wire/unread';

export function DifferingFields({ of: items }: { of: readonly object[] }) {
  const places = items.flatMap((item) => faultsOf(item)).filter(({ read }) => !read);
  const fields = new Set(places.map(({ place }) => place.replace(/\[\d+\]/g, '')));
  if (fields.size === 0) return null;
  return (
    <p data-slot="differing-fields" className="px-6 pb-2 text-xs text-muted-foreground max-sm:px-4">
      {fields.size === 1
        ? '1 field differs from what is expected'
        : `${fields.size} fields differ from what is expected`}
    </p>
  );
}
