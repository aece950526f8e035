import { CountedLink } from '@/components/old-cells/counted-link';
import { Fact } from '@/components/old-cells/fact';
import type { Result } from '@/lib/contract/result';

type Total = { label: string; href: string; total: Result<number | null> };

export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <dl
      aria-label="Totals"
      className="grid grid-cols-2 gap-x-6 gap-y-4 border-t px-6 py-5 text-sm max-sm:px-4 lg:grid-cols-4"
    >
      {totals.map(({ label, href, total }) => (
        <Fact key={label} label={label}>
          <CountedLink href={href} total={total} />
        </Fact>
      ))}
    </dl>
  );
}
