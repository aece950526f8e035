'use client';

import {
  Command,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandShortcut,
} from '@/components/ui/command';
import { LONG } from './specimen';

/** A box with choices, as the search of everything has it. */
export function OpenCommand() {
  return (
    <Command shouldFilter={false} label="Commands" className="h-auto max-w-130 rounded-xl border">
      <CommandInput placeholder="Name, e-mail, ID, address or screen" aria-label="Command" />
      <CommandList>
        <CommandGroup heading="Users">
          <CommandItem value="first">
            Fiona Smith
            <CommandShortcut>User</CommandShortcut>
          </CommandItem>
          <CommandItem value="long">
            <span className="truncate">{LONG}</span>
          </CommandItem>
        </CommandGroup>
      </CommandList>
    </Command>
  );
}
