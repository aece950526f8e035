import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { routes } from '@/lib/routes';

type Props = {
  q?: string;
  of?: readonly string[] | undefined;
  show?: string | undefined;
  label?: string;
  placeholder?: string;
};

export function SearchForm({
  q = '',
  of,
  show,
  label = 'Search everything',
  placeholder = 'Name, e-mail, ID or link',
}: Props) {
  return (
    <search className="block w-full max-w-130">
      <form action={routes.search()} className="flex items-center gap-2">
        {(of?.length === 0 ? [''] : of)?.map((one) => (
          <input key={one} type="hidden" name="of" value={one} />
        ))}
        {show && <input type="hidden" name="show" value={show} />}
        <input
          type="search"
          name="q"
          autoComplete="off"
          defaultValue={q}
          key={q}
          aria-label={label}
          placeholder={placeholder}
          className={inputVariants()}
        />
        <button type="submit" className={buttonVariants({ variant: 'outline' })}>
          Search
        </button>
      </form>
    </search>
  );
}
