'use client';

import { Button } from '@/components/ui/button';
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
import { LONG } from './specimen';

export function OpenDialog() {
  return (
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
            <Button variant="outline" size="sm">
              Cancel
            </Button>
          </DialogClose>
          <Button size="sm">Export</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
