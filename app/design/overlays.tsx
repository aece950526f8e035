'use client';

import { Columns3, Download } from 'lucide-react';
import { showToast } from '@/components/feedback/toast';
import { Button, buttonVariants } from '@/components/ui/button';
import {
  Command,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandShortcut,
} from '@/components/ui/command';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuPortal,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import {
  Popover,
  PopoverContent,
  PopoverDescription,
  PopoverHeader,
  PopoverTitle,
  PopoverTrigger,
} from '@/components/ui/popover';
import { Group, LONG, Row, Specimen } from './specimen';

const toasts = {
  'Show toast': { title: 'Link copied', description: 'Two fields are empty' },
  'Show failure': { title: 'Could not export', description: LONG, variant: 'destructive' },
} as const;

export function Overlays() {
  return (
    <Group name="overlays">
      <Specimen file="dialog">
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline" className="self-start">
              Open dialog
            </Button>
          </DialogTrigger>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>Export CSV</DialogTitle>
              <DialogDescription>{LONG}</DialogDescription>
            </DialogHeader>
            <div className="px-6 py-4 text-base">1,204 rows of 2,000.</div>
            <DialogFooter>
              <DialogClose asChild>
                <Button size="sm">Cancel</Button>
              </DialogClose>
            </DialogFooter>
          </DialogContent>
        </Dialog>
      </Specimen>
      <Specimen file="dropdown-menu">
        <Menu />
      </Specimen>
      <Specimen file="command">
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
      </Specimen>
      <Specimen file="popover">
        <Popover>
          <PopoverTrigger
            popoverTarget="popover"
            className={buttonVariants({ variant: 'outline', className: 'self-start' })}
          >
            Open popover
          </PopoverTrigger>
          <PopoverContent id="popover" role="dialog" aria-label="Why this number" align="start">
            <PopoverHeader>
              <PopoverTitle>Why this number</PopoverTitle>
              <PopoverDescription>{LONG}</PopoverDescription>
            </PopoverHeader>
          </PopoverContent>
        </Popover>
      </Specimen>
      <Specimen file="sonner">
        <Row>
          {Object.entries(toasts).map(([name, toast]) => (
            <Button key={name} variant="outline" onClick={() => showToast({ sticky: true, ...toast })}>
              {name}
            </Button>
          ))}
        </Row>
      </Specimen>
    </Group>
  );
}

function Menu() {
  return (
    <div className="relative self-start">
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">Open menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem>
            <Download aria-hidden />
            Export CSV
            <DropdownMenuShortcut>1,204 rows</DropdownMenuShortcut>
          </DropdownMenuItem>
          <DropdownMenuItem disabled>Refresh</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuCheckboxItem checked>Handicap</DropdownMenuCheckboxItem>
          <DropdownMenuLabel>Theme</DropdownMenuLabel>
          <DropdownMenuRadioGroup value="system">
            <DropdownMenuRadioItem value="system">System</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="dark">Dark</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuSub>
            <DropdownMenuSubTrigger>
              <Columns3 aria-hidden />
              Columns
            </DropdownMenuSubTrigger>
            <DropdownMenuPortal>
              <DropdownMenuSubContent>
                <DropdownMenuItem>Reset</DropdownMenuItem>
              </DropdownMenuSubContent>
            </DropdownMenuPortal>
          </DropdownMenuSub>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
