/** The address that answers what the clock at a course showed at a moment. */
export const courseTimeAddress = (course: string, at: string) =>
  `/api/course-time?${new URLSearchParams({ course, at })}`;
