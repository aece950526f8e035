import Link from 'next/link';
import { routes } from '@/lib/routes';

export function NotFound() {
  return (
    <div data-slot="not-found" className="px-6 py-16 text-center">
      <h1 className="text-lg font-semibold">Not found</h1>
      <p className="mt-1 text-sm text-muted-foreground">This page does not exist.</p>
      <p className="mt-4 text-sm">
        <Link href={routes.dashboard} prefetch={false} className="rounded-sm font-medium text-primary hover:underline">
          Dashboard
        </Link>
      </p>
    </div>
  );
}
