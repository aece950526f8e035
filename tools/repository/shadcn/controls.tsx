import { useState } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '@/components/ui/popover';
import { Progress } from '@/components/ui/progress';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { Sheet, SheetContent, SheetHeader, SheetTrigger } from '@/components/ui/sheet';
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip';
import { TooltipProvider } from '@/components/ui/tooltip-provider';

/** Fields with props that shadcn/ui documents: controlled fields, and fields with a default. */
export function FieldsExample() {
  const [checked, setChecked] = useState<boolean | 'indeterminate'>('indeterminate');
  const [tee, setTee] = useState('white');
  return (
    <>
      <Checkbox id="terms" checked={checked} onCheckedChange={setChecked} />
      <Checkbox name="news" value="yes" defaultChecked onCheckedChange={(next) => setChecked(next === true)} />
      <RadioGroup value={tee} onValueChange={setTee}>
        <RadioGroupItem value="white" id="white" />
        <Label htmlFor="white">White</Label>
        <RadioGroupItem value="red" id="red" />
      </RadioGroup>
      <RadioGroup name="format" defaultValue="match" disabled>
        <RadioGroupItem value="match" />
      </RadioGroup>
      <NativeSelect size="sm" defaultValue="20">
        <NativeSelectOption value="20">20</NativeSelectOption>
      </NativeSelect>
    </>
  );
}

export function FeedbackExample() {
  return (
    <>
      <Alert variant="destructive">
        <AlertTitle>Could not export</AlertTitle>
        <AlertDescription>Nothing was saved.</AlertDescription>
      </Alert>
      <Progress value={33} max={100} />
      <Progress value={null} />
    </>
  );
}

/** Overlays with props that shadcn/ui documents: controlled, and opened by a custom trigger. */
export function OverlaysExample() {
  const [open, setOpen] = useState(false);
  return (
    <TooltipProvider delayDuration={700} skipDelayDuration={300}>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button variant="outline">Filters</Button>
        </PopoverTrigger>
        <PopoverContent align="start" side="bottom" className="w-80">
          <PopoverTitle>Filters</PopoverTitle>
        </PopoverContent>
      </Popover>
      <Sheet defaultOpen={false} onOpenChange={setOpen}>
        <SheetTrigger asChild>
          <Button>Open</Button>
        </SheetTrigger>
        <SheetContent side="left">
          <SheetHeader>Menu</SheetHeader>
        </SheetContent>
      </Sheet>
      <Tooltip delayDuration={0}>
        <TooltipTrigger asChild>
          <Button>Copy</Button>
        </TooltipTrigger>
        <TooltipContent side="right">Copies the link</TooltipContent>
      </Tooltip>
    </TooltipProvider>
  );
}
