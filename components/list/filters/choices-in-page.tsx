import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { EVERY_CHOICE, findKey, type Offer, partWords } from '@/lib/list/address/chips';

type Props = { answer: NonNullable<Offer['inPage']>; name: string; label: string };

/** What stands above choices that are in the page: how many are left out, and a field that finds others. */
export function ChoicesInPage({ answer: { more, found }, name, label }: Props) {
  if (!more && found === '') return null;
  return (
    <div className="flex flex-col gap-1">
      {more && <p className="text-xs text-muted-foreground">{partWords(more)}</p>}
      <div className="flex gap-2">
        <input
          data-slot="input"
          className={inputVariants({ size: 'sm' })}
          type="search"
          name={findKey(name)}
          defaultValue={found}
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
