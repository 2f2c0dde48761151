import type { Figure, PracticeStats } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ratingOf } from '../../directory';
import { practiceBy } from './practice.store';
import { statSpans } from './spans.model';
import * as store from './stats.store';

export type PracticeStatsService = ReturnType<typeof practiceStatsService>;

/** Statistics of a practice. */
export function practiceStatsService(db: Kysely<Tables>) {
  return {
    /** Fails with `vendor-unknown`. */
    async of(vendorId: string): Promise<PracticeStats> {
      const { timeZone, ratingSum, ratingCount } = await practiceBy(db, vendorId);
      const spans = statSpans(new Date(), timeZone);
      const [booked, people, cases, unreadMessages] = await Promise.all([
        store.countBookings(db, vendorId, spans),
        store.countPeople(db, vendorId),
        store.countCases(db, vendorId),
        store.countUnread(db, vendorId),
      ]);
      const { first } = booked;
      /** Null for spans before the first booking, where there is nothing to compare with. */
      const figure = (value: number, before: number, begin: Date): Figure => ({
        value,
        before: first !== null && first < begin ? before : null,
      });
      return {
        clients: { value: people.clients, before: people.before > 0 ? people.before : null },
        bookings: figure(booked.bookings, booked.bookings_before, spans.month),
        consulted: figure(booked.consulted, booked.consulted_before, spans.quarter),
        hours: figure(booked.hours, booked.hours_before, spans.month),
        students: figure(booked.students, booked.students_before, spans.month),
        classes: figure(booked.classes, booked.classes_before, spans.month),
        comingWeek: booked.coming_week,
        requests: booked.requests,
        unreadMessages,
        rating: ratingOf(ratingSum, ratingCount),
        people: { male: people.male, female: people.female, child: people.child },
        cases,
      };
    },
  };
}
