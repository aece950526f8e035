import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/components/ui/breadcrumb';
import { Pagination, PaginationContent, PaginationItem, PaginationLink } from '@/components/ui/pagination';
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
            {['Previous page', 'Next page'].map((label, index) => (
              <PaginationItem key={label}>
                <PaginationLink
                  href={here}
                  aria-label={label}
                  className={index === 0 ? 'before:icon-chevron-left' : 'before:icon-chevron-right'}
                />
              </PaginationItem>
            ))}
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
          </TabsList>
          <TabsContent className="py-4 text-base">The panel of the first tab.</TabsContent>
        </Tabs>
      </Specimen>
    </Group>
  );
}
