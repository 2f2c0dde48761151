import type { Language } from '../contract/languages';
import { type Catalogue, catalogueOf, type Translations } from './catalogue';
import { translateBy } from './words';

/** How a part gets its words in each language; in the source language it has them. */
export type Languages = Readonly<Partial<Record<Language, () => Promise<void>>>>;

/**
 * The languages of the part that this is compiled into. The words of a language are one chunk; text
 * files that are evaluated once it has arrived speak it.
 */
export const languages: Languages = {
  hi: () => import(/* webpackChunkName: "language-hi" */ './translations/hi').then(speak),
  kn: () => import(/* webpackChunkName: "language-kn" */ './translations/kn').then(speak),
  xa: () => import(/* webpackChunkName: "language-xa" */ './pseudo').then(speakPseudo),
};

const speak = ({ translations }: { translations: Translations }) =>
  translateBy(catalogueOf(translations));
const speakPseudo = ({ pseudo }: { pseudo: Catalogue }) => translateBy(pseudo);
