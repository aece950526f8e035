'use client';

import { copyScreenLink } from '@/components/fields/copy-screen-link';
import { Button } from '@/components/ui/button';

export function CopyLink() {
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={copyScreenLink}
      className="copy-icon before:text-muted-foreground coarse:h-11 noscript:hidden"
    >
      <span className="max-sm:sr-only">Copy link</span>
    </Button>
  );
}
