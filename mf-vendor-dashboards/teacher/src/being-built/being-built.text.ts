export const text = {
  title: "Teacher's dashboard",
  promise:
    'Schedules, students, assignments, messages and payments will be kept here. This dashboard is being built.',
};
