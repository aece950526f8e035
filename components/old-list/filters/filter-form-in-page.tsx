'use client';

import { lazy } from 'react';
import { deserialized, type Serialized } from '@/components/old-lazy/serialized';
import type { FilterFacts } from './filter-form';

// No list has its script in the first load.
const Form = lazy(() => import('./filter-form').then(({ FilterForm }) => ({ default: FilterForm })));

/** The form of filters as a part of its page, with the choices in it: it works without scripting. */
export function FilterFormInPage({ facts }: { facts: Serialized<FilterFacts> }) {
  return (
    <div className="px-6 pb-4 max-sm:px-4 print:hidden">
      <Form {...deserialized(facts)} />
    </div>
  );
}
