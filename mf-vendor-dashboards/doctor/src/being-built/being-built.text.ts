export const text = {
  title: "Doctor's dashboard",
  promise:
    'Appointments, patients, messages and payments will be kept here. This dashboard is being built.',
};
