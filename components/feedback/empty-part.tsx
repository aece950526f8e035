import { noneYet } from '@/lib/format/none-yet';

export function EmptyPart({ title, text = noneYet(title) }: { title: string; text?: string }) {
  return (
    <div data-slot="empty-part" className="flex items-baseline gap-2.5 px-6 pt-6 pb-3 max-sm:px-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-muted-foreground">{text}</p>
    </div>
  );
}
