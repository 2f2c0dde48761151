export const text = {
  title: "Advocate's dashboard",
  promise:
    'Appointments, cases, hearings, messages and payments will be kept here. This dashboard is being built.',
};
