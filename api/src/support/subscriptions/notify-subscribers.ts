import type { Kysely } from 'kysely';
import type { PublishedArticle } from '../../content';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmails } from '../../core/email/emails';
import { guestTokens } from '../../core/guest-tokens/guest-tokens';
import { subscriptionLinks } from './links';
import { confirmedOf, type Subscriber, titlesOfTopic } from './subscriptions.store';
import { subscriptionWords } from './subscriptions.words';

type House = Pick<Settings, 'publicUrl' | 'sessionSecret'>;

const atOnce = 500;

/**
 * Sends one email to each confirmed subscriber of a topic. Call it in the publishing transaction,
 * so that both commit or neither. Returns the number of emails.
 *
 * @example await notifySubscribers(trx, settings, { topic, titles, address: postPath(slug) });
 */
export async function notifySubscribers(
  trx: Kysely<Tables>,
  { publicUrl, sessionSecret }: House,
  { topic, titles, address }: PublishedArticle,
): Promise<number> {
  const links = subscriptionLinks(publicUrl, guestTokens(sessionSecret));
  const headings = await titlesOfTopic(trx, topic);
  const full = new URL(address, publicUrl).href;
  let told = 0;
  let last: string | null = null;
  for (;;) {
    const some: Subscriber[] = await confirmedOf(trx, topic, last, atOnce);
    const emails = some.map(({ id, email, language }) => ({
      ...subscriptionWords(language).topicEmail({
        ...{ to: email, topic: headings?.[language] ?? topic },
        ...{ title: titles[language], address: full },
        ...{ end: links.end(id), unsubscribe: links.unsubscribe(id) },
      }),
      language,
    }));
    await enqueueEmails(trx, emails);
    told += some.length;
    last = some.at(-1)?.id ?? null;
    if (some.length < atOnce) return told;
  }
}
