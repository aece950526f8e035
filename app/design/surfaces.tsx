import { Button } from '@/components/ui/button';
import {
  Card,
  CardAction,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from '@/components/ui/card';
import { Group, LONG, Specimen } from './specimen';

export function Surfaces() {
  return (
    <Group name="surfaces">
      <Specimen file="card">
        <Card>
          <CardHeader>
            <CardTitle>Rounds</CardTitle>
            <CardDescription>The last 30 days</CardDescription>
            <CardAction>
              <Button variant="ghost" size="sm">
                Show
              </Button>
            </CardAction>
          </CardHeader>
          <CardContent>{LONG}</CardContent>
          <CardFooter>1,204 in all</CardFooter>
        </Card>
      </Specimen>
    </Group>
  );
}
