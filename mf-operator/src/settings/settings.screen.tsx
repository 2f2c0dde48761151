import { toast } from '@nukkad/platform';
import type { SiteSettings } from '@nukkad/platform/contract';
import { Tabs } from '@nukkad/shared-ui';
import { AsyncView, RoomPage } from '@nukkad/vendor-kit';
import { type ReactNode, useState } from 'react';
import { useAddress } from '../common/use-address';
import type { SaveOutcome } from '../common/versioned-form/save-with-conflict';
import { VersionedForm } from '../common/versioned-form/versioned-form';
import { ContactFields } from './contact-fields';
import { FooterFields } from './footer-fields';
import { LocationFields } from './location-fields';
import { footerLists, footerOf, locationsOf, siteOf } from './settings.model';
import { useSettings, useSettingsChanges } from './settings.queries';
import { text } from './settings.text';

/** Settings of this installation. */
export function Screen() {
  const settings = useSettings();
  return (
    <RoomPage title={text.room}>
      <p>{text.intro}</p>
      <AsyncView what={text.what} loaded={settings}>
        {(value) => <Parts settings={value} />}
      </AsyncView>
    </RoomPage>
  );
}

function Parts({ settings }: { settings: SiteSettings }) {
  const { asked, go } = useAddress();
  const changes = useSettingsChanges();
  const parts = [
    {
      key: 'contact',
      label: text.parts.contact,
      content: (
        <Part
          draft="site"
          label={text.parts.contact}
          begin={siteOf(settings)}
          onSave={changes.site}
          toText={({ site: { place, ...site } }) =>
            [...Object.values(site), place.name, place.city].join('\n')
          }
        >
          <ContactFields />
        </Part>
      ),
    },
    {
      key: 'footer',
      label: text.parts.footer,
      content: (
        <Part
          draft="footer"
          label={text.parts.footer}
          begin={footerOf(settings)}
          onSave={changes.footer}
          toText={({ footer }) =>
            footerLists
              .flatMap((list) => footer[list].map(({ label, href }) => `${label}: ${href}`))
              .join('\n')
          }
        >
          <FooterFields />
        </Part>
      ),
    },
    {
      key: 'locations',
      label: text.parts.locations,
      content: (
        <Part
          draft="locations"
          label={text.parts.locations}
          begin={locationsOf(settings)}
          onSave={changes.locations}
          toText={({ first }) => first.map(({ slug }) => slug).join('\n')}
        >
          <LocationFields states={settings.locations.states} />
        </Part>
      ),
    },
  ];
  const selected = parts.find(({ key }) => key === asked('part'))?.key ?? 'contact';
  return (
    <Tabs label={text.room} items={parts} selected={selected} onSelect={(part) => go({ part })} />
  );
}

interface PartProps<Values extends { revision: number }> {
  draft: string;
  label: string;
  begin: Values;
  onSave: (values: Values) => Promise<SaveOutcome<Values>>;
  toText: (values: Values) => string;
  children: ReactNode;
}

function Part<Values extends { revision: number }>({ draft, ...form }: PartProps<Values>) {
  const [saves, setSaves] = useState(0);
  const saved = () => {
    toast({ text: text.saved(form.label), tone: 'success' });
    setSaves(saves + 1);
  };
  // Remount with the stored version.
  return <VersionedForm {...form} key={saves} draft={`settings:${draft}`} onSaved={saved} />;
}
