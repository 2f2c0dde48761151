import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { SiteSettings } from '@nukkad/platform/contract';
import { type SaveOutcome, saveWithConflict } from '../common/versioned-form/save-with-conflict';
import {
  footerOf,
  footerOrder,
  locationsOf,
  locationsOrder,
  siteOf,
  type TypedFooter,
  type TypedLocations,
  type TypedSite,
} from './settings.model';

export const useSettings = () => useEndpoint('getSiteSettings');

/** Saves each part; cached answers of the site are updated. */
export function useSettingsChanges() {
  const answers = useAnswers();
  const storing = <Typed>(
    send: () => Promise<SiteSettings>,
    typedOf: (settings: SiteSettings) => Typed,
  ): Promise<SaveOutcome<Typed>> =>
    saveWithConflict(
      async () => {
        const settings = await send();
        answers.change('getSiteSettings', undefined, () => settings);
        answers.renew('getSiteContent', 'getFooterContent', 'getStates');
      },
      async () => typedOf(await api.call('getSiteSettings')),
    );
  return {
    site: (typed: TypedSite) => storing(() => api.call('changeSite', { body: typed }), siteOf),
    footer: (typed: TypedFooter) =>
      storing(() => api.call('changeFooter', { body: footerOrder(typed) }), footerOf),
    locations: (typed: TypedLocations) =>
      storing(() => api.call('changeLocations', { body: locationsOrder(typed) }), locationsOf),
  };
}
