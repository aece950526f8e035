import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';
import type { Preview } from '@/lib/resources/preview';
import { PreviewContent } from './preview-content';

/** The preview above a list, for browsers without scripting. @param closeHref the list without it */
export function PreviewSection({ preview, closeHref }: { preview: Preview; closeHref: string }) {
  return (
    <section aria-labelledby="preview-title" className="border-b-2 scripted:hidden">
      <p className="px-6 pt-4 text-sm font-medium text-primary max-sm:px-4">
        <a href={closeHref} className="rounded-sm hover:underline coarse:py-3">
          Close
        </a>
      </p>
      <PreviewContent
        preview={preview}
        titleId="preview-title"
        open={
          <Link href={preview.href} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            Open<span className="sr-only"> {preview.name}</span>
          </Link>
        }
      />
    </section>
  );
}
