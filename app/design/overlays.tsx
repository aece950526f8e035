'use client';

import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Popover, PopoverContent, PopoverHeader, PopoverTitle, PopoverTrigger } from '@/components/ui/popover';

export function Overlays({ text }: { text: string }) {
  return (
    <div className="relative flex flex-wrap gap-3">
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="outline">Open dialog</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Export CSV</DialogTitle>
            <DialogDescription>{text}</DialogDescription>
          </DialogHeader>
        </DialogContent>
      </Dialog>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">Open menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem>Export CSV</DropdownMenuItem>
          <DropdownMenuItem disabled>Refresh</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuCheckboxItem checked>Handicap</DropdownMenuCheckboxItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="outline">Open popover</Button>
        </PopoverTrigger>
        <PopoverContent role="dialog" aria-label="About this number" align="start">
          <PopoverHeader>
            <PopoverTitle>About this number</PopoverTitle>
          </PopoverHeader>
        </PopoverContent>
      </Popover>
      <Button
        variant="outline"
        onClick={() =>
          showToast({ sticky: true, title: 'Could not export', description: text, variant: 'destructive' })
        }
      >
        Show failure
      </Button>
    </div>
  );
}
