import { Link } from '@/components/navigation/link';
import { changeWords, type RowChanges } from '@/components/old-list/model/changes';
import { buttonVariants } from '@/components/ui/button-variants';

export function Changes({ changes, end }: { changes: RowChanges; end: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-6 pb-3 text-sm max-sm:px-4">
      <p className="font-medium">{changeWords(changes)}</p>
      {changes.gone.length > 0 && (
        <p className="min-w-0 text-muted-foreground">
          No longer on this page:{' '}
          {changes.gone.map(({ uid, name, href, texts }, index) => (
            <span key={uid}>
              {index > 0 && ', '}
              {href ? (
                <Link href={href} className="rounded-sm underline underline-offset-3 coarse:py-3">
                  {name ?? texts[0] ?? uid}
                </Link>
              ) : (
                (name ?? texts[0] ?? uid)
              )}
            </span>
          ))}
        </p>
      )}
      <button type="button" className={buttonVariants({ variant: 'outline', size: 'xs' })} onClick={end}>
        Done
      </button>
    </div>
  );
}
