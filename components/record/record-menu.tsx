'use client';

import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { copyText } from '@/components/fields/copy-text';
import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

type Props = {
  uid: string;
  /** Null for records that cannot be compared. */
  compareHref: string | null;
  /** The screen from which the record's results are printed; null if it has none. */
  resultsHref: string | null;
};

const ITEM =
  'flex h-8 w-full items-center rounded-sm px-2 text-sm hover:bg-accent focus-visible:-outline-offset-2 coarse:h-11';

/** A record's rarely used actions. The menu opens without JavaScript too. */
export function RecordMenu({ uid, compareHref, resultsHref }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const copyId = () => {
    close();
    void copyText(uid);
  };
  const links = (
    <>
      {compareHref && (
        <Link href={compareHref} onClick={close} className={ITEM}>
          Compare
        </Link>
      )}
      {resultsHref && (
        <Link href={resultsHref} onClick={close} className={ITEM}>
          Print results
        </Link>
      )}
    </>
  );
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger
        aria-label="More for this record"
        className={buttonVariants({
          variant: 'ghost',
          size: 'icon-sm',
          className: cx('before:icon-ellipsis coarse:size-11', !compareHref && !resultsHref && 'noscript:hidden'),
        })}
      />
      <PopoverContent align="end" noScript={(compareHref || resultsHref) && links} className="w-48 p-1">
        {links}
        <button type="button" onClick={copyId} className={ITEM}>
          Copy ID
        </button>
      </PopoverContent>
    </Popover>
  );
}
