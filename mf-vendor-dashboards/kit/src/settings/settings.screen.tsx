import type { PracticeSettings } from '@nukkad/platform/contract';
import type { ReactNode } from 'react';
import { AsyncView } from '../common/async-view';
import { RoomPage } from '../common/room-page';
import { DocumentsPart } from './documents.container';
import { HolidaysPart } from './holidays.container';
import { HoursPart } from './hours.container';
import { JumpLinks } from './jump-links';
import { PackagesPart } from './packages.container';
import { PhotoPart } from './photo.container';
import { PolicyPart } from './policy.container';
import { PortfolioPart } from './portfolio.container';
import { ProfilePart } from './profile.container';
import { ServicesPart } from './services.container';
import { useSettings } from './settings.queries';
import { text as words } from './settings.text';

const parts = {
  photo: ({ profile }) => <PhotoPart profile={profile} />,
  profile: ({ profile }) => <ProfilePart profile={profile} />,
  documents: () => <DocumentsPart />,
  availability: ({ availability }) => <HoursPart availability={availability} />,
  holidays: ({ availability: { timeZone } }) => <HolidaysPart timeZone={timeZone} />,
  policy: ({ policy, kinds }) => <PolicyPart policy={policy} kinds={kinds} />,
  services: ({ services }) => <ServicesPart services={services} />,
  packages: ({ packages }) => <PackagesPart packages={packages} />,
  portfolio: ({ portfolio }) => <PortfolioPart works={portfolio} />,
} satisfies Record<string, (settings: PracticeSettings) => ReactNode>;

/** A section of the settings page. */
export type SettingsPart = keyof typeof parts;

const ofBooked: readonly SettingsPart[] = [
  'photo',
  'profile',
  'documents',
  'availability',
  'holidays',
  'policy',
  'services',
  'portfolio',
];

interface Props {
  text: {
    /** Page heading: "Settings", "Availability". */
    title: string;
  };
  /** In page order. Default: those of a professional who is booked by the hour. */
  parts?: readonly SettingsPart[];
}

/**
 * Settings of a practice, each part saved on its own; visitors see changes within seconds.
 *
 * @example <SettingsRoom text={{ title: 'Availability' }} parts={['availability', 'holidays']} />
 */
export function SettingsRoom({ text, parts: shown = ofBooked }: Props) {
  return (
    <RoomPage title={text.title}>
      <AsyncView what={words.what} loaded={useSettings()} lines={12}>
        {(settings) => (
          <JumpLinks>
            {shown.map((name) => (
              <Drawn key={name} {...{ name, settings }} />
            ))}
          </JumpLinks>
        )}
      </AsyncView>
    </RoomPage>
  );
}

function Drawn({ name, settings }: { name: SettingsPart; settings: PracticeSettings }) {
  return parts[name](settings);
}
