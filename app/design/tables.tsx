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

const rows = [
  ['Rory Campbell', '+1.2', 'Carnoustie'],
  ['Mia Lindqvist', '12.4', LONG],
  ['Jon Park', '-', '-'],
];

export function Tables() {
  return (
    <Group name="tables">
      <Specimen file="table">
        <Table>
          <TableCaption>Three golfers</TableCaption>
          <TableHeader>
            <TableRow>
              <TableHead>Name</TableHead>
              <TableHead>Handicap</TableHead>
              <TableHead>Course</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((cells) => (
              <TableRow key={cells[0]}>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells have fixed places
                  <TableCell key={index}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell>Mean</TableCell>
              <TableCell>5.6</TableCell>
              <TableCell />
            </TableRow>
          </TableFooter>
        </Table>
      </Specimen>
    </Group>
  );
}
