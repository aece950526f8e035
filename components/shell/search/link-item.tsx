import { type ReactNode, useRef } from 'react';
import { CommandItem } from '@/components/ui/command';
import { isPlainClick } from '@/components/ui/plain-click';

type Props = {
  href: string;
  value?: string;
  go: (href: string) => void;
  className?: string;
  children: ReactNode;
};

/** An item that is a link, so that the browser can open it in another tab. */
export function LinkItem({ href, value = href, go, className, children }: Props) {
  const isFollowed = useRef(false);
  return (
    <CommandItem
      asChild
      value={value}
      onSelect={() => {
        if (!isFollowed.current) go(href);
        isFollowed.current = false;
      }}
      className={className}
    >
      <a
        href={href}
        tabIndex={-1}
        // Keeps the focus in the text field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          isFollowed.current = !isPlainClick(event);
          if (!isFollowed.current) event.preventDefault();
        }}
      >
        {children}
      </a>
    </CommandItem>
  );
}
