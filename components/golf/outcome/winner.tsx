import { WithNames } from '@/components/fields/with-names';
import { NOT_YET } from '@/lib/format/row-winner';
import type { WinnerWords } from './winner-words';

type Props = WinnerWords & { /** The names that appear in `words`. */ names: readonly string[] };

export function Winner({ isTied, ...props }: Props & { isTied: boolean }) {
  return (
    <>
      {!isTied && <span>{props.words === NOT_YET ? 'Winner:' : 'Winner'}</span>} <WinnerText {...props} />
    </>
  );
}

export function WinnerText({ words, differs, names }: Props) {
  if (!words) return null;
  return (
    <span
      data-winner={differs ? 'differs' : undefined}
      className={differs ? 'inline-flex items-center gap-1 text-warning' : 'text-foreground'}
    >
      {differs && <span aria-hidden className="icon-triangle-alert small-icon" />}
      <WithNames names={names}>{words}</WithNames>
    </span>
  );
}
