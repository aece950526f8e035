import {
  Breadcrumb,
  BreadcrumbEllipsis,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/components/ui/breadcrumb';
import {
  Pagination,
  PaginationContent,
  PaginationEllipsis,
  PaginationItem,
  PaginationLink,
  PaginationNext,
  PaginationPrevious,
} from '@/components/ui/pagination';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Group, Specimen } from './specimen';

const here = '#group-navigation';

export function Navigation() {
  return (
    <Group name="navigation">
      <Specimen file="breadcrumb">
        <Breadcrumb>
          <BreadcrumbList>
            <BreadcrumbItem>
              <BreadcrumbEllipsis />
            </BreadcrumbItem>
            <BreadcrumbSeparator />
            <BreadcrumbItem>
              <BreadcrumbLink href={here}>All users</BreadcrumbLink>
            </BreadcrumbItem>
            <BreadcrumbSeparator />
            <BreadcrumbItem>
              <BreadcrumbPage>Rory Campbell</BreadcrumbPage>
            </BreadcrumbItem>
          </BreadcrumbList>
        </Breadcrumb>
      </Specimen>
      <Specimen file="pagination">
        <Pagination>
          <PaginationContent>
            <PaginationItem>
              <PaginationPrevious href={here} />
            </PaginationItem>
            <PaginationItem>
              <PaginationLink href={here}>1</PaginationLink>
            </PaginationItem>
            <PaginationItem>
              <PaginationLink href={here} isActive>
                2
              </PaginationLink>
            </PaginationItem>
            <PaginationItem>
              <PaginationEllipsis />
            </PaginationItem>
            <PaginationItem>
              <PaginationNext href={here} />
            </PaginationItem>
          </PaginationContent>
        </Pagination>
      </Specimen>
      <Specimen file="tabs">
        <Tabs>
          <TabsList aria-label="Views">
            <TabsTrigger href={here} aria-current="page">
              Overview
            </TabsTrigger>
            <TabsTrigger href={here}>Teams</TabsTrigger>
            <TabsTrigger href={here}>Individuals</TabsTrigger>
          </TabsList>
          <TabsContent className="py-4 text-base">The panel of the first tab.</TabsContent>
        </Tabs>
      </Specimen>
    </Group>
  );
}
