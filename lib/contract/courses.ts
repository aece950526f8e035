import * as z from 'zod';
import { AnyOf, acceptId, Count, coerceNumber, Figure, get, listQuery, OpenEnum, pageOf, Ref } from './common';

/** Length in yards. The stroke index is missing when the course has not published one. */
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

/** Tees rated for one gender: tees that are rated for both appear twice. Assumed, except for `Tee`. */
export const RatedTee = Tee.extend(Rating);
export type RatedTee = z.infer<typeof RatedTee>;

/** A player's tees as leaderboards and matches contain them, to compute handicaps. This shape is assumed. */
export const TeeRating = acceptId(Ref.extend(Rating));
export type TeeRating = z.infer<typeof TeeRating>;

const CourseFields = Ref.extend({
  country: acceptId(Ref).nullish(),
  region: acceptId(Ref).nullish(),
  latitude: coerceNumber(z.number().min(-90).max(90)).nullish(),
  longitude: coerceNumber(z.number().min(-180).max(180)).nullish(),
  holesCount: Count.nullish(),
});

/** This shape is assumed. `latitude` and `longitude` are degrees (WGS 84). */
export const Course = acceptId(CourseFields);
export type Course = z.infer<typeof Course>;

/** Tees are in order from back to forward. */
export const CourseDetail = acceptId(CourseFields.extend({ tees: z.array(RatedTee) }));
export type CourseDetail = z.infer<typeof CourseDetail>;

/** Tees are parsed one by one, so that a broken tee does not affect the others. */
export const CourseWithTees = acceptId(CourseFields.extend({ tees: z.array(z.unknown()) }));

/** `search` matches words of the name and the region, and the exact uid. `country` and `region` hold uids. */
export const CoursesQuery = listQuery(['name', 'country', 'region', 'holesCount'], {
  country: AnyOf.optional(),
  region: AnyOf.optional(),
});

export const courses = {
  list: get('/courses', 'Courses').input(CoursesQuery).output(pageOf(Course)),
  get: get('/courses/{id}', 'A course with its tees')
    .input(z.strictObject({ id: z.string().min(1) }))
    .output(CourseDetail),
};
