export const text = {
  title: 'Your dashboard',
  promise:
    'Appointments, clients, messages and payments will be kept here. This dashboard is being built.',
};
