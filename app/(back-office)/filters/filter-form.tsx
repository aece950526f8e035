import { type AnyOfField, choicesInPage, type FilteredList } from '@/components/list/filters/filter-fields';
import { HiddenFields } from '@/components/list/filters/hidden-fields';
import { RangeInputs } from '@/components/list/filters/range-inputs';
import { buttonVariants } from '@/components/ui/button-variants';
import { Checkbox } from '@/components/ui/checkbox';
import { inputVariants } from '@/components/ui/input-variants';
import { keysOf } from '@/lib/list/url/filters';

export function FilterForm({ pathname, state, timeZone, fields, notOffered }: FilteredList) {
  const keys = fields.flatMap(keysOf);
  const others = Object.fromEntries(Object.entries(state.filters).filter(([key]) => !keys.includes(key)));
  const unread = state.unread.filter(({ values }) => !Object.keys(values).some((key) => keys.includes(key)));
  return (
    <form action={pathname} aria-label="Filters" className="flex max-w-sm flex-col gap-5 px-6 pb-6 max-sm:px-4">
      <HiddenFields state={state} changes={{ filters: others, unread }} />
      {fields.map((field) =>
        field.kind === 'any-of' ? (
          <Choices key={field.label} field={field} chosen={state.filters[field.key]?.split(',') ?? []} />
        ) : (
          <RangeInputs key={field.label} field={field} state={state} timeZone={timeZone} />
        ),
      )}
      {notOffered && <p className="text-sm text-pretty text-muted-foreground">{notOffered}</p>}
      <button type="submit" className={buttonVariants({ size: 'sm' })}>
        Apply
      </button>
    </form>
  );
}

function Choices({ field, chosen }: { field: AnyOfField; chosen: readonly string[] }) {
  const { label, key, url, isWords } = field;
  const choices = choicesInPage(field);
  const unlisted = chosen.filter((one) => !choices.some(({ value }) => value === one));
  return (
    <fieldset className="text-sm">
      <legend className="pb-1 font-medium">{label}</legend>
      {[...choices, ...unlisted.map((value) => ({ value, label: value }))].map((option) => (
        <label key={option.value} className="flex min-h-7 items-center gap-2 coarse:min-h-11">
          <Checkbox name={key} value={option.value} defaultChecked={chosen.includes(option.value)} />
          <bdi className="min-w-0 wrap-anywhere">{option.label}</bdi>
        </label>
      ))}
      {/* The URL repeats `key` for each value. */}
      {!isWords && url && (
        <input
          name={key}
          aria-label={`ID of a ${label.toLowerCase()}`}
          placeholder="ID"
          className={inputVariants({ size: 'sm' })}
        />
      )}
    </fieldset>
  );
}
