import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { coursesList, findCourse } from './queries';

const { courses } = implementer;

export const list = courses.list.handler(({ input, context }) => page(context, coursesList, input));

export const get = courses.get.handler(({ input: { id }, context: { db } }) => findCourse(db, id));
