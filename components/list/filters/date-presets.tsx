import { buttonVariants } from '@/components/ui/button-variants';
import { datePresets } from '@/lib/list/address/date-presets';

type Props = {
  label: string;
  /** The names of the two fields. */
  keys: readonly [from: string, to: string];
  timeZone: string;
};

/** Ranges that are asked for often, up to today in the zone of the screen: fill the two fields of their form. */
export function DatePresets({ label, keys, timeZone }: Props) {
  const choose = (form: HTMLFormElement | null, days: readonly string[]) => {
    for (const [index, key] of keys.entries()) {
      const field = form?.elements.namedItem(key);
      if (field instanceof HTMLInputElement) field.value = days[index] ?? '';
    }
  };
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  return (
    <fieldset className="flex flex-wrap gap-1 pt-1.5">
      <legend className="sr-only">{`${label}, often asked for`}</legend>
      {datePresets(today).map((preset) => (
        <button
          key={preset.label}
          type="button"
          onClick={({ currentTarget }) => choose(currentTarget.form, [preset.from, preset.to])}
          className={buttonVariants({ variant: 'outline', size: 'xs', className: 'coarse:h-11' })}
        >
          {preset.label}
        </button>
      ))}
    </fieldset>
  );
}
