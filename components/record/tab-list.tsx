import { TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { RecordDeclaration } from '@/lib/resources/resource';
import { TabLink } from './tab-link';
import { TabTotal } from './tab-totals';

type Props = {
  label: string;
  uid: string;
  tabs: RecordDeclaration<never>['tabs'];
};

export function TabList({ label, uid, tabs }: Props) {
  const views = tabs.flatMap(({ href, alsoView }) => [partsOf(href).view ?? [], alsoView ?? []].flat());
  return (
    <TabsList aria-label={label}>
      {tabs.map((tab) => (
        <TabsTrigger key={tab.label} asChild>
          <TabLink
            href={tab.href(uid)}
            {...partsOf(tab.href)}
            {...(views.length > 0 && { alsoView: tab.alsoView, views })}
          >
            <span>{tab.label}</span>
            {(tab.count || tab.totalOf) && <TabTotal label={tab.label} />}
          </TabLink>
        </TabsTrigger>
      ))}
    </TabsList>
  );
}

/** Splits a tab's URL, such as `/events/*?tab=teams` or `/events/*` + `/rounds`. */
function partsOf(href: (uid: string) => string): { segment: string | null; view: string | null } {
  const { pathname, searchParams } = new URL(href('*'), 'http://localhost');
  return { segment: pathname.split('*/')[1] ?? null, view: searchParams.get('tab') };
}
