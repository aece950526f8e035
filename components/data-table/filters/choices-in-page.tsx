import { cx } from 'class-variance-authority';
import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { EVERY_CHOICE, findKey, type Offer, partWords } from '@/lib/list/chips';
import type { Aids } from './aids';

type Props = {
  offer: Offer;
  name: string;
  label: string;
  aids: Aids | null | undefined;
  complete: string;
};

/** What stands above choices without scripting: a link to them, or how many are left out and a field that finds others. */
export function ChoicesInPage({ offer: { inPage }, name, label, aids, complete }: Props) {
  const isWaiting = aids !== null;
  if (!inPage) {
    return (
      <>
        {isWaiting && (
          <p role="status" className="py-1 text-xs text-muted-foreground noscript:hidden">
            Loading...
          </p>
        )}
        <a href={complete} className={cx('text-sm text-primary underline', isWaiting && 'scripted:hidden')}>
          Show the choices
        </a>
      </>
    );
  }
  if (!inPage.more && inPage.found === '') return null;
  return (
    <div className={cx('flex flex-col gap-1', isWaiting && 'scripted:hidden')}>
      {inPage.more && <p className="text-xs text-muted-foreground">{partWords(inPage.more)}</p>}
      <div className="flex gap-2">
        <input
          data-slot="input"
          className={inputVariants({ size: 'sm' })}
          type="search"
          name={findKey(name)}
          defaultValue={inPage.found}
          maxLength={200}
          aria-label={`Find in ${label.toLowerCase()}`}
          placeholder="Three letters or more"
        />
        <button
          type="submit"
          name={EVERY_CHOICE.key}
          value={EVERY_CHOICE.value}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Find
        </button>
      </div>
    </div>
  );
}
