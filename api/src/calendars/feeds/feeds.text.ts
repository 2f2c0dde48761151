/** Words of calendars that are subscribed to. */
export const text = {
  someClient: 'a client',
  name: { mine: 'Nukkad: my bookings', practice: 'Nukkad: my practice' },
};
