import {
  type GeoPlace,
  type ListingAlertAnswer,
  type ListingAlertOrder,
  type ListingAlertStanding,
  limits,
  messages,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { currentLanguage } from '../../core/language/current-language';
import { mustNotWait, type RateLimiter } from '../../core/rate-limits/rate-limiter';
import type { CategoriesService } from '../catalog/categories.service';
import { mustBeBeside } from '../catalog/find-category';
import type { GeoService } from '../geo/geo.service';
import type { AlertLinks } from './alert-links';
import * as store from './alerts.store';
import { alertWords } from './alerts.words';
import { notifyIfListed } from './notify-listed';

type Db = Kysely<Tables>;

interface Deps {
  db: Db;
  categories: CategoriesService;
  geo: GeoService;
  /** The default place of searches without one. */
  home: () => Promise<GeoPlace>;
  allowed: RateLimiter;
  links: AlertLinks;
}

export type AlertsService = ReturnType<typeof alertsService>;

/** Limits emails per address, as the form could be used to flood another person's mailbox. */
const asks = { most: 5, seconds: 3_600 };

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

/** A topic and a city with their names. */
interface Named extends store.TopicInCity {
  topic: string;
  city: string;
}

/**
 * Alerts for the first professional of a topic in a city. Nothing but topic, city and address is
 * stored. Visitors get the same answer whatever is stored, so that no address is disclosed.
 */
export function alertsService({ db, categories, geo, home, allowed, links }: Deps) {
  return {
    /**
     * An account's own address counts at once, a visitor's once its link is opened. Fails with
     * `validation`, `place-unknown`, and `conflict` where somebody is listed or an account has too
     * many alerts.
     */
    async ask(order: ListingAlertOrder, userId: string | null): Promise<ListingAlertAnswer> {
      const subject = await namedTopic(order);
      if (await store.isAnyoneListed(db, subject)) throw listedAlready(subject);
      const isOwn = userId !== null;
      const email = isOwn ? await store.addressOf(db, userId) : order.email;
      if (email === undefined) throw notValid({ email: messages.required });
      const wait = await allowed.use('listing-alert', email.toLowerCase(), asks);
      if (isOwn) mustNotWait(wait);
      if (wait === 0) await db.transaction().execute((trx) => keep(trx, subject, email, isOwn));
      return { state: isOwn ? 'confirmed' : 'pending' };
    },

    /**
     * Idempotent. Fails with `not-found` for an invalid link, `too-late` for an expired one, and
     * `conflict` when the address has too many alerts.
     */
    confirm: (id: string, key: string): Promise<ListingAlertStanding> =>
      db.transaction().execute(async (trx) => {
        const row = await store.alertToChange(trx, id);
        if (!row || !links.confirms({ id, askedAt: row.asked_at }, key)) throw unknownLink();
        if (row.expires_at.getTime() < Date.now()) throw spent();
        if (!row.is_confirmed) {
          const { email, topicId, cityId } = row;
          await mustHaveRoom(trx, email, { topicId, cityId });
          await store.confirmAlert(trx, id, inDays(limits.listingAlertDays));
          await notifyIfListed(trx, { topicId, cityId });
        }
        return { state: 'confirmed', topic: row.topic, city: row.city };
      }),

    /** Idempotent: an alert that has been sent or removed is ended. */
    end: (id: string, key: string): Promise<ListingAlertStanding> => {
      if (!links.ends(id, key)) throw unknownLink();
      return db.transaction().execute(async (trx) => {
        const row = await store.alertToChange(trx, id);
        if (row) await store.removeAlert(trx, id);
        return { state: 'ended', topic: row?.topic ?? null, city: row?.city ?? null };
      });
    },
  };

  async function mustHaveRoom(trx: Db, email: string, subject: store.TopicInCity): Promise<void> {
    const others = await store.countOthers(trx, email, subject);
    if (others >= limits.listingAlertsMost) throw tooMany();
  }

  async function keep(trx: Db, subject: Named, email: string, isOwn: boolean): Promise<void> {
    if (isOwn) await mustHaveRoom(trx, email, subject);
    const { topic, city, topicId, cityId } = subject;
    const days = limits.subscriptionConfirmDays;
    const askedAt = new Date();
    const id = await store.addAlert(trx, {
      ...{ topicId, cityId, email, isConfirmed: isOwn, askedAt },
      expiresAt: inDays(isOwn ? limits.listingAlertDays : days),
    });
    if (id === undefined) return;
    const about = { to: email, topic, city, end: links.end(id) };
    const language = currentLanguage();
    const words = alertWords(language);
    if (isOwn) {
      await enqueueEmail(trx, { ...words.keptAlertEmail(about), language });
      await notifyIfListed(trx, { topicId, cityId });
    } else {
      const confirm = links.confirm({ id, askedAt });
      const asked = words.confirmAlertEmail({ ...about, confirm, days });
      await enqueueEmail(trx, { ...asked, language });
    }
  }

  async function namedTopic({ profession, spec, loc }: ListingAlertOrder): Promise<Named> {
    const found = await mustBeBeside(categories, { profession, ...(spec && { spec }) });
    const topic = found?.spec ?? found?.profession;
    if (!topic) throw notValid({ profession: messages.required });
    const places = await geo.all();
    const place = loc === undefined ? await home() : places.find(({ slug }) => slug === loc);
    const city = places.find(({ kind, slug }) => kind === 'city' && slug === place?.citySlug);
    if (!city) throw new ApiError('place-unknown', 'There is no place of this name here.');
    const { _id: topicId, categoryName } = topic;
    return { topicId, cityId: city._id, topic: categoryName, city: city.name };
  }
}

const listedAlready = ({ topic, city }: Named) =>
  new ApiError('conflict', `Somebody is listed for ${topic} in ${city}. Search again to see who.`);

const tooMany = () =>
  new ApiError(
    'conflict',
    `You wait for ${limits.listingAlertsMost} already. End one with the link in its email first.`,
  );

const unknownLink = () =>
  new ApiError('not-found', 'This link is not from one of our emails. Use the newest email.');

const spent = () =>
  new ApiError('too-late', 'This link no longer works. Search again to ask once more.');
