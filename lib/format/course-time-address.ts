export const courseTimeAddress = (course: string, at: string) =>
  `/api/course-time?${new URLSearchParams({ course, at })}`;
