'use client';

import { Link2, Pencil, Star, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyText } from '@/components/cells/copy-text';
import { useListNavigation } from '@/components/list/navigation/list-navigation';
import { Button } from '@/components/ui/button';
import { type View, viewHref, withDefault, withName, withoutView } from '@/lib/list/views/view';
import { NameForm } from './name-form';
import type { useViews } from './use-views';
import type { ViewFacts } from './view-facts';

type Props = ReturnType<typeof useViews> & { view: View; facts: ViewFacts; children: ReactNode };
type Step = 'rename' | 'delete';

/** A kept view: its link, and what can be done with it. A deletion is asked for first. */
export function ViewRow({ view, facts: { pathname, state, uid }, views, keep, children }: Props) {
  const { navigate } = useListNavigation();
  // The button of the step that was left has the focus again.
  const [{ step, left }, setStep] = useState<{ step?: Step; left?: Step }>({});
  const { list, name, isDefault = false } = view;
  const cancel = () => setStep(step ? { left: step } : {});
  if (step === 'rename') {
    const rename = (wanted: string) => {
      const next = withName(views, view, wanted);
      if (next === null) return 'Another view has this name.';
      if (!keep(next)) return undefined;
      cancel();
      if (state.view === name) navigate(viewHref(pathname, { ...view, name: wanted }));
    };
    return (
      <NameForm label={`New name of ${name}`} initial={name} verb={() => 'Rename'} submit={rename} cancel={cancel} />
    );
  }
  const makeDefault = () => keep(withDefault(views, list, isDefault ? null : name));
  const copyLink = () => copyText(new URL(viewHref(pathname, view), location.href).href);
  // No link of the menu leads to the list of a record.
  const actions = [
    { icon: Star, label: `Make ${name} the default`, act: makeDefault, pressed: isDefault },
    { icon: Link2, label: `Copy the link of ${name}`, act: copyLink },
    { icon: Pencil, label: `Rename ${name}`, act: () => setStep({ step: 'rename' }), hasFocus: left === 'rename' },
    { icon: Trash2, label: `Delete ${name}`, act: () => setStep({ step: 'delete' }), hasFocus: left === 'delete' },
  ].slice(uid === undefined ? 0 : 1);
  return (
    <>
      {children}
      {step === 'delete' ? (
        <div role="alert" className="flex items-center gap-2 text-sm">
          Delete?
          <Button
            variant="destructive"
            size="sm"
            aria-label={`Yes, delete ${name}`}
            onClick={() => keep(withoutView(views, view))}
          >
            Yes
          </Button>
          <Button variant="outline" size="sm" autoFocus onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : (
        actions.map(({ icon: Icon, label, act, pressed, hasFocus }) => (
          <Button
            key={label}
            variant="ghost"
            size="icon-sm"
            aria-label={label}
            data-tip={label}
            aria-pressed={pressed}
            autoFocus={hasFocus}
            onClick={act}
            className="text-muted-foreground aria-pressed:text-primary aria-pressed:[&>svg]:fill-current"
          >
            <Icon aria-hidden />
          </Button>
        ))
      )}
    </>
  );
}
