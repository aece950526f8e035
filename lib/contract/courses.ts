import * as z from 'zod';
import { AnyOf, acceptId, Count, coerceNumber, Figure, listQuery, OpenEnum, pageOf, Ref } from './common';

/** `distance` is in yards. `strokeIndex` is missing if the course has published none. */
export const Hole = z.object({
  number: z.number().int(),
  distance: z.number(),
  par: z.number().int(),
  strokeIndex: z.number().int().nullish(),
});
export type Hole = z.infer<typeof Hole>;

export const Tee = Ref.extend({ holes: z.array(Hole) });
export type Tee = z.infer<typeof Tee>;

const Rating = {
  gender: OpenEnum.nullish(),
  courseRating: coerceNumber(Figure).nullish(),
  slopeRating: coerceNumber(Figure.int()).nullish(),
  par: coerceNumber(z.number().int()).nullish(),
};

/** A tee with its rating for one gender; a tee with two ratings appears twice. The specification defines only `Tee`. */
export const RatedTee = Tee.extend(Rating);
export type RatedTee = z.infer<typeof RatedTee>;

/** The tee that a player used, with the ratings behind the handicap. Not in the specification. */
export const TeeRating = acceptId(Ref.extend(Rating));
export type TeeRating = z.infer<typeof TeeRating>;

const CourseFields = Ref.extend({
  country: acceptId(Ref).nullish(),
  region: acceptId(Ref).nullish(),
  latitude: coerceNumber(z.number().min(-90).max(90)).nullish(),
  longitude: coerceNumber(z.number().min(-180).max(180)).nullish(),
  holesCount: Count.nullish(),
});

/** The specification does not define these fields. `latitude` and `longitude` are degrees (WGS 84). */
export const Course = acceptId(CourseFields);
export type Course = z.infer<typeof Course>;

/** Tees are ordered from back to forward. */
export const CourseDetail = acceptId(CourseFields.extend({ tees: z.array(RatedTee) }));
export type CourseDetail = z.infer<typeof CourseDetail>;

/** Each tee is parsed separately, so that an invalid tee does not affect the others. */
export const CourseWithTees = acceptId(CourseFields.extend({ tees: z.array(z.unknown()) }));

/** `search` matches the uid, or words in the names of course and region. `country` and `region` take uids. */
export const CoursesQuery = listQuery(['name', 'country', 'region', 'holesCount'], {
  country: AnyOf.optional(),
  region: AnyOf.optional(),
});

export const courses = {
  list: { path: '/courses', summary: 'Courses', input: CoursesQuery, output: pageOf(Course) },
  get: {
    path: '/courses/{id}',
    summary: 'A course with its tees',
    input: z.strictObject({ id: z.string().min(1) }),
    output: CourseDetail,
  },
};
