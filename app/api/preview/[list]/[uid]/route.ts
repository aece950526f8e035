import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { decoded } from '@/lib/format/decoded';
import { pinnedZone } from '@/lib/list/url/list-state';
import { loadPreview } from '@/lib/loaders/load-preview';
import type { Preview } from '@/lib/resources/preview';
import { failureResponse, jsonResponse, notFound, unauthorized } from '@/lib/server/responses/api-response';
import { previewOf } from './preview-of';

export const GET = withRenewal(
  async (request: Request, { params }: RouteContext<'/api/preview/[list]/[uid]'>): Promise<Response> => {
    if (!(await readSession())) return unauthorized();
    const { list, uid } = await params;
    const load = previewOf(list);
    if (!load) return notFound();
    const preview = await loadPreview(
      load,
      decoded(uid),
      pinnedZone(Object.fromEntries(new URL(request.url).searchParams)),
    );
    if (!preview.ok) return failureResponse(preview.failure);
    return preview.value ? jsonResponse<Preview>(preview.value) : notFound();
  },
);
