import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { routes } from '@/lib/routes';

/** The box of the search page; it works without scripting. */
export function SearchForm({ q }: { q: string }) {
  return (
    <search className="w-full max-w-130">
      <form action={routes.search()} className="flex gap-2">
        <input
          type="search"
          name="q"
          defaultValue={q}
          key={q}
          aria-label="Search everything"
          placeholder="Name, e-mail, ID or address"
          className={inputVariants()}
        />
        <button type="submit" className={buttonVariants({ variant: 'outline' })}>
          Search
        </button>
      </form>
    </search>
  );
}
