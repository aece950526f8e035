import { printHref } from '@/lib/list/address/printed';

type Props = { exportHref: string; listHref: string; breakDown: string | null };

/** What the menu of a list does, as links for browsers without scripting. */
export function ListLinks({ exportHref, listHref, breakDown }: Props) {
  return (
    <noscript className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-primary [&>a]:underline">
      <a href={exportHref}>Export CSV</a>
      <a href={printHref(listHref)}>Print</a>
      {breakDown && <a href={breakDown}>Break down</a>}
    </noscript>
  );
}
