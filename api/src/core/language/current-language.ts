import { inLanguage } from './language';
import { type MessageLanguage, sourceLanguage } from './message-language';

/**
 * In which language to write to whoever makes the request that is answered. What they do leaves it with
 * their account, or with the row that mail to them is about.
 */
export function currentLanguage(): MessageLanguage {
  const language = inLanguage();
  return language === 'hi' || language === 'kn' ? language : sourceLanguage;
}
