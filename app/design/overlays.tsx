import { Button } from '@/components/ui/button';
import {
  Popover,
  PopoverContent,
  PopoverDescription,
  PopoverHeader,
  PopoverTitle,
  PopoverTrigger,
} from '@/components/ui/popover';
import { OpenCommand } from './open-command';
import { OpenDialog } from './open-dialog';
import { OpenMenu } from './open-menu';
import { OpenToasts } from './open-toasts';
import { Group, LONG, Row, Specimen } from './specimen';

export function Overlays() {
  return (
    <Group name="overlays">
      <Specimen file="dialog">
        <OpenDialog />
      </Specimen>
      <Specimen file="dropdown-menu">
        <OpenMenu />
      </Specimen>
      <Specimen file="command">
        <OpenCommand />
      </Specimen>
      <Specimen file="popover">
        <Popover>
          <PopoverTrigger asChild popoverTarget="popover">
            <Button variant="outline" className="self-start">
              Open popover
            </Button>
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
          <OpenToasts />
        </Row>
      </Specimen>
    </Group>
  );
}
