import { courseTimeText } from '@/components/fields/course-time-text';
import { getCourseZone } from '@/lib/api/course-zone';
import { readSession } from '@/lib/auth/session/read-session';
import { withRenewal } from '@/lib/auth/session/renew-session';
import { Timestamp } from '@/lib/contract/common';
import { statusOf, toResult } from '@/lib/contract/result';
import { readUid } from '@/lib/server/requests/uid';
import { errorResponse, jsonResponse, unauthorized } from '@/lib/server/responses/api-response';

/** Query: `?course=<uid>&at=<ISO 8601>`. */
export const GET = withRenewal(async (request: Request): Promise<Response> => {
  if (!(await readSession())) return unauthorized();
  const { searchParams } = new URL(request.url);
  const course = readUid(searchParams.get('course') ?? '');
  const at = Timestamp.safeParse(searchParams.get('at'));
  if (course === null) return errorResponse(404, 'This course does not exist.');
  if (!at.success) return errorResponse(400, 'This time is invalid.');
  const zone = await toResult(getCourseZone(course));
  const words = courseTimeText(at.data, zone);
  return zone.ok ? jsonResponse({ tip: words }) : errorResponse(statusOf(zone.failure), words);
});
