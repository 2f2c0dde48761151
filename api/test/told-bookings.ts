import type { ToldBooking } from '../src/booking/telling/told-booking.model';

/** A booking as tests tell of it. */
export const aToldBooking = (different: Partial<ToldBooking>): ToldBooking => ({
  id: '018cc251-f400-776a-8c13-16bcdb665e9f',
  reference: 'NK-B-000123',
  kind: 'appointment',
  status: 'confirmed',
  start: new Date('2026-11-23T04:30:00Z'),
  end: new Date('2026-11-23T05:00:00Z'),
  timeZone: 'Asia/Kolkata',
  what: 'Dental check-up',
  where: '12, 5th Main, HSR Layout, Bengaluru',
  joinUrl: null,
  changes: 1,
  wasConfirmed: true,
  series: null,
  client: { name: 'Asha Rao', userId: 'client', email: 'asha@example.in' },
  vendor: { name: 'Dr. Ananya Hegde', userId: 'vendor', email: 'doctor@demo.example' },
  dashboard: '/doctor-dashboard',
  ...different,
});
