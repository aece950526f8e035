import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { routes } from '@/lib/routes';

type Props = {
  q: string;
  action?: string;
  /** What else the address holds. */
  hidden?: readonly (readonly [name: string, value: string])[];
  label?: string;
  placeholder?: string;
  button?: string;
};

/** A box that searches by a page: it works without scripting. */
export function SearchForm({
  q,
  action = routes.search(),
  hidden = [],
  label = 'Search everything',
  placeholder = 'Name, e-mail, ID or address',
  button = 'Search',
}: Props) {
  return (
    <search className="block w-full max-w-130">
      <form action={action} className="flex items-center gap-2">
        {hidden.map(([name, value]) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="q"
          defaultValue={q}
          key={q}
          aria-label={label}
          placeholder={placeholder}
          className={inputVariants()}
        />
        <button type="submit" className={buttonVariants({ variant: 'outline' })}>
          {button}
        </button>
      </form>
    </search>
  );
}
