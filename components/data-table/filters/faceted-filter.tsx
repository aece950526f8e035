import { ChevronDown } from 'lucide-react';
import useSWR from 'swr';
import { buttonVariants } from '@/components/ui/button-variants';
import { Checkbox } from '@/components/ui/checkbox';
import { fetchJson } from '@/lib/fetch-json';
import { type Choices, type ChoicesAnswer, namedChoices } from '@/lib/list/chips';
import type { Option } from '@/lib/list/filters';

type Props = {
  label: string;
  name: string;
  choices: Choices;
  /** The label of the filter that must be set before there are choices. */
  needs: string | undefined;
  /** The chosen values in the address, comma-separated. */
  value: string | undefined;
  /** Whether the form has been opened: choices that did not come with the page are fetched then. */
  wanted: boolean;
  /** The address of the list with every choice in its page, for use without scripting. */
  complete: string;
};

/** Checkboxes of one filter's values. Chosen values stay in the list, even unknown ones. */
export function AnyOf({ label, name, choices, needs, value, wanted, complete }: Props) {
  const offer = choices && 'all' in choices ? choices : null;
  const { data, error, mutate } = useSWR<readonly Option[], Error>(wanted && offer ? offer.all : null, fetchChoices, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  const chosen = new Set(value?.split(',') ?? []);
  const named = namedChoices(choices);
  const known = data ?? named;
  const missing = [...chosen].filter((one) => !known.some((option) => option.value === one));
  const others = missing.map((one) => named.find((option) => option.value === one) ?? { value: one, label: one });
  // Values that the API does not offer come first: groups beyond its limit, and deleted ones.
  const options = [...others, ...known];
  const waiting = offer !== null && !data && !error;
  return (
    <details open={offer === null && options.length <= 5}>
      <summary className="flex h-8 items-center gap-2 rounded-sm text-sm coarse:h-11 [&::-webkit-details-marker]:hidden">
        <span className="grow font-medium">{label}</span>
        <span className="text-xs text-muted-foreground">{chosen.size > 0 ? `${chosen.size} chosen` : 'Any'}</span>
        <ChevronDown aria-hidden className="text-muted-foreground" />
      </summary>
      <fieldset className="max-h-44 overflow-y-auto py-1">
        <legend className="sr-only">{label}</legend>
        {options.length === 0 && !offer && needs && (
          <p className="text-xs text-muted-foreground">{`Filter by ${needs.toLowerCase()} first.`}</p>
        )}
        {choices === null && <p className="text-xs text-warning">The choices could not be loaded.</p>}
        {options.map((option) => (
          <label key={option.value} className="flex min-h-7 items-center gap-2 text-sm coarse:min-h-11">
            <Checkbox name={name} value={option.value} defaultChecked={chosen.has(option.value)} />
            {option.label}
          </label>
        ))}
        {waiting && (
          <>
            <p role="status" className="py-1 text-xs text-muted-foreground noscript:hidden">
              Loading...
            </p>
            <a href={complete} className="text-sm text-primary underline scripted:hidden">
              Show the choices
            </a>
          </>
        )}
        {error && (
          <p role="alert" className="flex flex-wrap items-center gap-2 text-xs text-warning">
            The choices could not be loaded: {error.message}
            <button
              type="button"
              onClick={() => void mutate()}
              className={buttonVariants({ variant: 'outline', size: 'xs' })}
            >
              Retry
            </button>
          </p>
        )}
      </fieldset>
    </details>
  );
}

const fetchChoices = async (url: string) => (await fetchJson<ChoicesAnswer>(url)).choices;
