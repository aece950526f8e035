import { Skeleton } from '@/components/ui/skeleton';

const LINES = ['w-24', 'w-56', 'w-40', 'w-48'];

export function PeekWaiting() {
  return (
    <div aria-busy className="flex flex-col gap-4 px-6 py-5 max-sm:px-4">
      {LINES.map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
