import { Link } from '@nukkad/platform';
import type { PracticeSettings } from '@nukkad/platform/contract';
import { linkClass } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { CalendarFeed } from '../common/calendar-feed/calendar-feed.container';
import { text as feedText } from '../common/calendar-feed/calendar-feed.text';
import { ConnectedCalendars } from '../common/connected-calendars/connected-calendars.container';
import { MessageLanguage } from '../common/message-language/message-language.container';
import { text as languageText } from '../common/message-language/message-language.text';
import { AsyncView } from '../common/page/async-view';
import { RoomPage } from '../common/page/room-page';
import { PhoneMessages } from '../common/phone-messages/phone-messages.container';
import { text as phoneText } from '../common/phone-messages/phone-messages.text';
import { PushNotifications } from '../common/push/push.container';
import { HolidaysPart } from './availability/holidays.container';
import { HoursPart } from './availability/hours.container';
import { PolicyPart } from './availability/policy.container';
import { PackagesPart } from './offers/packages.container';
import { ServicesPart } from './offers/services.container';
import { JumpLinks } from './part/jump-links';
import { Part } from './part/part';
import styles from './part/settings.module.css';
import { useSettings } from './part/settings.queries';
import { text as words } from './part/settings.text';
import { PhotoPart } from './profile/photo.container';
import { ProfilePart } from './profile/profile.container';
import { DocumentsPart } from './uploads/documents.container';
import { PortfolioPart } from './uploads/portfolio.container';

const parts = {
  photo: ({ profile }) => <PhotoPart profile={profile} />,
  profile: ({ profile }) => <ProfilePart profile={profile} />,
  documents: () => <DocumentsPart />,
  availability: ({ availability }) => <HoursPart availability={availability} />,
  holidays: ({ availability: { timeZone } }) => <HolidaysPart timeZone={timeZone} />,
  calendarFeed: () => (
    <Part title={feedText.part}>
      <div className={styles.ways}>
        <CalendarFeed scope="practice" />
        <ConnectedCalendars />
      </div>
    </Part>
  ),
  phoneMessages: () => (
    <Part title={phoneText.title}>
      <div className={styles.ways}>
        <PhoneMessages />
        <PushNotifications />
      </div>
    </Part>
  ),
  language: () => (
    <Part title={languageText.title}>
      <MessageLanguage />
    </Part>
  ),
  policy: ({ policy, kinds }) => <PolicyPart policy={policy} kinds={kinds} />,
  services: ({ services }) => <ServicesPart services={services} />,
  packages: ({ packages, profile: { fee } }) => <PackagesPart packages={packages} fee={fee} />,
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
  'calendarFeed',
  'phoneMessages',
  'language',
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
  const loaded = useSettings();
  const page = loaded.state === 'ready' ? loaded.value.profile.publicPath : null;
  return (
    <RoomPage
      title={text.title}
      actions={
        page && (
          <Link className={linkClass({ isStandalone: true })} to={page}>
            {words.publicPage}
          </Link>
        )
      }
    >
      <AsyncView what={words.what} loaded={loaded} lines={12}>
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
