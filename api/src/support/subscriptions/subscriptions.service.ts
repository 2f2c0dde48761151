import {
  limits,
  type SubscriptionAnswer,
  type SubscriptionOrder,
  type SubscriptionStanding,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { currentLanguage } from '../../core/language/current-language';
import type { SubscriptionLinks } from './links';
import * as store from './subscriptions.store';
import { subscriptionWords } from './subscriptions.words';

export type SubscriptionsService = ReturnType<typeof subscriptionsService>;

interface Deps {
  db: Kysely<Tables>;
  idempotent: IdempotentWrite;
  links: SubscriptionLinks;
}

/** Email subscriptions. A second one gets the same answer, so that no subscriber is disclosed. */
export function subscriptionsService({ db, idempotent, links }: Deps) {
  /** The action of an email's link, on the subscription the email was sent for. */
  const change = (
    id: string,
    work: (row: store.SubscriptionRow) => store.SubscriptionRow['status'],
  ): Promise<SubscriptionStanding> =>
    db.transaction().execute(async (trx) => {
      const row = orNotFound(await store.subscriptionToChange(trx, id), unknownLink);
      const state = work(row);
      if (state === 'pending') throw new ApiError('not-found', unknownLink);
      if (state !== row.status) await store.setStatus(trx, id, state);
      const titles = await store.titlesOfTopic(trx, row.topic);
      return { state, email: row.email, title: titles?.[currentLanguage()] ?? row.topic };
    });

  return {
    /** Fails with `validation` for a topic that no slide has. */
    async subscribe(
      order: SubscriptionOrder,
      key: string | undefined,
    ): Promise<SubscriptionAnswer> {
      const titles = await store.titlesOfTopic(db, order.topic);
      if (!titles) throw noTopic();
      return idempotent({ call: 'subscribe', key, body: order }, async (trx) => {
        const asked = await store.askToConfirm(trx, order);
        if (asked) {
          const days = limits.subscriptionConfirmDays;
          const confirm = links.confirm(asked);
          const language = currentLanguage();
          const about = { to: order.email, title: titles[language], confirm, days };
          const email = subscriptionWords(language).confirmEmail(about);
          await enqueueEmail(trx, { ...email, language });
        }
        return { state: 'pending' as const };
      });
    },

    /**
     * Idempotent. Fails with `not-found` for an invalid link, and `too-late` for one that has
     * expired or was followed by an unsubscription.
     */
    confirm: (id: string, key: string): Promise<SubscriptionStanding> =>
      change(id, ({ status, asked_at }) => {
        if (!asked_at || !links.confirms({ id, askedAt: asked_at }, key)) {
          throw new ApiError('not-found', unknownLink);
        }
        if (status === 'confirmed') return status;
        if (status === 'ended' || isOld(asked_at)) throw spent();
        return 'confirmed';
      }),

    end: (id: string, key: string): Promise<SubscriptionStanding> =>
      change(id, () => {
        if (!links.ends(id, key)) throw new ApiError('not-found', unknownLink);
        return 'ended';
      }),
  };
}

const unknownLink =
  'This link is not from one of our emails. Use the newest email, or subscribe again.';

const spent = () =>
  new ApiError('too-late', 'This link no longer works. Subscribe again for a new one.');

const isOld = (askedAt: Date): boolean =>
  askedAt.getTime() + limits.subscriptionConfirmDays * 86_400_000 < Date.now();

function noTopic(): ApiError {
  const text = 'is no topic of ours';
  return notValid({ topic: text });
}
