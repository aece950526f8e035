import type { DrawnFacts } from '@/components/old-record/facts';
import type { Member } from '@/lib/contract/members';
import { field } from '@/lib/contract/wire/unread';
import { membershipMeaning } from '@/lib/format/membership';
import { titleCase } from '@/lib/format/title-case';

export const memberFacts: DrawnFacts<Member> = {
  Type: () =>
    field('membershipType', (type) => {
      if (!type) return null;
      const meaning = membershipMeaning(type);
      return (
        <>
          {titleCase(type)}
          {meaning && <span className="block text-xs text-muted-foreground">{meaning}</span>}
        </>
      );
    }),
};
