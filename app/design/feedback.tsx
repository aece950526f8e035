import { CircleAlert, CloudOff } from 'lucide-react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Empty, EmptyContent, EmptyDescription, EmptyHeader, EmptyMedia, EmptyTitle } from '@/components/ui/empty';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import { Group, LONG, Specimen } from './specimen';

const golfers = [
  ['Rory Campbell', '+1.2', 'Carnoustie'],
  ['Mia Lindqvist', '12.4', LONG],
];

export function Feedback() {
  return (
    <Group name="feedback">
      <Specimen file="alert">
        <Alert>
          <CircleAlert aria-hidden />
          <AlertTitle>3 rows could not be read</AlertTitle>
          <AlertDescription>{LONG}</AlertDescription>
        </Alert>
      </Specimen>
      <Specimen file="empty">
        <Empty>
          <EmptyHeader>
            <EmptyMedia>
              <CloudOff aria-hidden />
            </EmptyMedia>
            <EmptyTitle>Could not load rounds</EmptyTitle>
            <EmptyDescription>{LONG}</EmptyDescription>
          </EmptyHeader>
          <EmptyContent>
            <Button variant="outline" size="sm">
              Retry
            </Button>
          </EmptyContent>
        </Empty>
      </Specimen>
      <Specimen file="skeleton">
        <Skeleton className="w-48" />
      </Specimen>
      <Specimen file="progress">
        <Progress aria-label="Half" max={100} value={50} />
        <Progress aria-label="Under way" />
      </Specimen>
      <Specimen file="table">
        <Table>
          <TableCaption>Two golfers</TableCaption>
          <TableHeader>
            <TableRow>
              <TableHead>Name</TableHead>
              <TableHead>Handicap</TableHead>
              <TableHead>Course</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {golfers.map((cells) => (
              <TableRow key={cells[0]}>
                {cells.map((cell) => (
                  <TableCell key={cell}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell colSpan={3}>Mean 5.6</TableCell>
            </TableRow>
          </TableFooter>
        </Table>
      </Specimen>
    </Group>
  );
}
