import type { ReactNode } from 'react';
import type { WinnerWords } from './winner-words';

/** Who won, in a subject line: the recorded winner, and what the board adds, marked where it disagrees. */
export function Winner({ recorded = null, words: said }: { recorded?: ReactNode; words: WinnerWords }) {
  return (
    <>
      {recorded || said.words !== 'Not yet' ? 'Winner' : 'Winner:'} {recorded} <WinnerText {...said} />
    </>
  );
}

export function WinnerText({ words, differs }: WinnerWords) {
  if (!words) return null;
  return (
    <span
      data-winner={differs ? 'differs' : undefined}
      className={differs ? 'inline-flex items-center gap-1 text-warning' : 'text-foreground'}
    >
      {differs && <span aria-hidden className="icon-triangle-alert small-icon" />}
      <bdi>{words}</bdi>
    </span>
  );
}
