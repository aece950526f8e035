'use client';

import { unstable_rethrow } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { ErrorPanel, type Fault } from './error-panel';

type Props = { title: string; children: ReactNode };

/** Shows an error in place of children that throw, while the rest of the page stays. Rethrows redirects. */
export class Boundary extends Component<Props, { error: Fault | null }> {
  override state = { error: null as Fault | null };

  static getDerivedStateFromError(error: Fault) {
    unstable_rethrow(error);
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorPanel title={this.props.title} error={error} /> : this.props.children;
  }
}
