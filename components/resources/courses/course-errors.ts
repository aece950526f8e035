import 'server-only';
import { isComplete, usableItems } from '@/lib/contract/read-item';
import { findRecord } from '@/lib/loaders/find-record';
import { readTees } from '@/lib/loaders/read-tees';
import { courseMarks } from '@/lib/resources/course-marks';
import { type Course, courseSource } from '@/lib/resources/courses';
import { routes } from '@/lib/routes';

/** The data errors of each course in a list, loaded like the results of a user. */
export const courseErrors = {
  loadResult: async ({ uid }: Course) => {
    const found = await findRecord(courseSource, uid);
    if (!found) return { words: 'This course does not exist', is: 'failed' as const };
    const tees = readTees(found.item);
    const marks = courseMarks(usableItems(tees).map(({ item }) => item));
    const errors = marks.map(({ words: error, tees: of }) => `${error} ${of}`);
    const words = [...errors, ...(isComplete(tees) ? [] : ['Not all tees could be read.'])].join(' · ');
    if (words === '') return { words: 'None found', is: 'none' as const };
    return { words, is: 'known' as const, tab: 'individuals' as const };
  },
  boardHref: ({ uid }: Course) => routes.course(uid),
};
