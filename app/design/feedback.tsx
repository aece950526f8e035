import { CircleAlert, CloudOff, Info, SearchX, TriangleAlert } from 'lucide-react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Empty, EmptyContent, EmptyDescription, EmptyHeader, EmptyMedia, EmptyTitle } from '@/components/ui/empty';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { Group, LONG, Specimen } from './specimen';

export function Feedback() {
  return (
    <Group name="feedback">
      <Specimen file="alert">
        <Alert>
          <Info aria-hidden />
          <AlertTitle>An export is running</AlertTitle>
          <AlertDescription>It goes on while you read other screens.</AlertDescription>
        </Alert>
        <Alert variant="warning">
          <TriangleAlert aria-hidden />
          <AlertTitle>3 rows could not be read</AlertTitle>
          <AlertDescription>{LONG}</AlertDescription>
        </Alert>
        <Alert variant="destructive">
          <CircleAlert aria-hidden />
          <AlertDescription>Incorrect e-mail, user name or password.</AlertDescription>
        </Alert>
      </Specimen>
      <Specimen file="empty">
        <Empty>
          <EmptyHeader>
            <EmptyMedia>
              <SearchX aria-hidden />
            </EmptyMedia>
            <EmptyTitle>No results</EmptyTitle>
            <EmptyDescription>Nothing matches this search.</EmptyDescription>
          </EmptyHeader>
          <EmptyContent>
            <Button variant="outline" size="sm">
              Clear filters
            </Button>
          </EmptyContent>
        </Empty>
        <Empty>
          <EmptyHeader>
            <EmptyMedia variant="icon">
              <CloudOff aria-hidden />
            </EmptyMedia>
            <EmptyTitle>Could not load rounds</EmptyTitle>
            <EmptyDescription>{LONG}</EmptyDescription>
          </EmptyHeader>
        </Empty>
      </Specimen>
      <Specimen file="skeleton">
        <Skeleton className="w-48" />
        <Skeleton className="w-32" />
      </Specimen>
      <Specimen file="progress">
        <Progress aria-label="Half" max={100} value={50} />
        <Progress aria-label="Under way" />
      </Specimen>
    </Group>
  );
}
