'use client';

import { LogOut, MonitorOff } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Menu } from '@/components/list/table/menu';
import { areShortcutsOn } from '@/components/shell/shortcuts/shortcut-choice';
import { switchShortcuts } from '@/components/shell/shortcuts/switch-shortcuts';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from '@/components/ui/dropdown-menu';
import { type AccountOptions, themes, useAccountActions } from './account-actions';
import { asksToLeave } from './asks-to-leave';

type SessionFacts = {
  name: string | null;
  email: string;
  groups: readonly string[];
  since: string;
  until: string;
};

export type UserMenuOptions = {
  session: SessionFacts;
  account: AccountOptions;
  onLeaving: (leaving: boolean) => void;
};

type Props = UserMenuOptions & {
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
};

export function UserMenu({ session, account, onLeaving, button, onOpenChange }: Props) {
  const { zones, chooseZone, chooseTheme, leave } = useAccountActions(account);
  const { theme, timeZone } = account;
  const [shortcuts, setShortcuts] = useState(areShortcutsOn);
  const firstItem = useRef<HTMLDivElement>(null);

  return (
    <Menu
      label="Account"
      side="top"
      align="start"
      button={button}
      container={button.current?.parentElement ?? null}
      firstItem={firstItem}
      onOpenChange={onOpenChange}
    >
      <SessionPanel {...session} />
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Time zone</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={timeZone} onValueChange={chooseZone}>
        {zones.map((zone, index) => (
          <DropdownMenuRadioItem key={zone} ref={index === 0 ? firstItem : undefined} value={zone}>
            {zone}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={theme ?? 'system'} onValueChange={chooseTheme}>
        {Object.entries(themes).map(([choice, label]) => (
          <DropdownMenuRadioItem key={choice} value={choice}>
            {label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuCheckboxItem
        checked={shortcuts}
        onCheckedChange={(on) => {
          switchShortcuts(on);
          setShortcuts(on);
        }}
        onSelect={(event) => event.preventDefault()}
      >
        Single-key shortcuts
      </DropdownMenuCheckboxItem>
      <DropdownMenuItem onSelect={() => leave('here', onLeaving)}>
        <LogOut aria-hidden />
        Log out
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => asksToLeave.set(true)}>
        <MonitorOff aria-hidden />
        Log out everywhere
      </DropdownMenuItem>
    </Menu>
  );
}

function SessionPanel({ name, email, groups, since, until }: SessionFacts) {
  return (
    <div className="max-w-64 px-2 py-1.5 text-xs text-muted-foreground">
      <p className="truncate text-sm font-medium text-foreground">{name ?? email}</p>
      {name && <p className="truncate">{email}</p>}
      <p className="mt-1.5">{groups.length > 0 ? `Groups: ${groups.join(', ')}` : 'In no group'}</p>
      <p>{`Signed in ${since}`}</p>
      <p>{`Session ends ${until}`}</p>
    </div>
  );
}
