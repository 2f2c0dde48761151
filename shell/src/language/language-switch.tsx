import { useLocation, useSession } from '@nukkad/platform';
import { inLanguage, type Language, languages, offeredLanguages } from '@nukkad/platform/contract';
import { pageLanguage } from '@nukkad/platform/words';
import { keepLanguage, keepWithAccount } from './choose-language';
import { text } from './language.text';
import styles from './language-switch.module.css';

interface Props {
  /** Languages to choose from; nothing is shown where there is one. */
  offered?: readonly Language[];
}

/**
 * This page in the other languages, each named in itself. Links to documents of their own: a page
 * speaks one language for as long as it is open.
 */
export function LanguageSwitch({ offered = offeredLanguages }: Props) {
  const { pathname, search } = useLocation();
  const userId = useSession((state) => state.remembered.userId);
  if (offered.length < 2) return null;
  const own = pageLanguage();
  return (
    <nav aria-label={text.legend}>
      <ul className={styles.list}>
        {offered.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(pathname, language) + search}
              lang={languages[language].tag}
              hrefLang={languages[language].tag}
              aria-current={language === own ? 'true' : undefined}
              className={styles.link}
              onClick={() => {
                keepLanguage(language);
                keepWithAccount(language, userId);
              }}
            >
              {languages[language].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
