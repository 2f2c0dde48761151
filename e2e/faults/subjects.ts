import type { RemoteRelease } from '@nukkad/platform/contract';
import type { DemoAccount } from '../support/session';

/** A screen to test while its remote is broken. */
export interface Subject {
  remote: string;
  screen: string;
  address: string;
  /** The signed-in account. */
  account?: DemoAccount;
  /** Remembered profession, which selects the dashboard of `/trial`. */
  profession?: string;
  /** A path of another remote. */
  elsewhere: string;
}

const dashboard = (remote: string, profession: string): Subject => ({
  remote,
  screen: 'dashboard',
  address: '/trial',
  profession,
  elsewhere: '/donate',
});

/** One screen of every remote. */
export const subjects: Subject[] = [
  { remote: 'mf-public', screen: 'listing', address: '/doctors?spec=all', elsewhere: '/login' },
  { remote: 'mf-auth', screen: 'login', address: '/login', elsewhere: '/donate' },
  {
    remote: 'mf-user-dashboard',
    screen: 'profile',
    address: '/profile',
    account: 'user',
    elsewhere: '/donate',
  },
  {
    remote: 'mf-onboarding',
    screen: 'teacher',
    address: '/teacher-onboarding',
    account: 'teacher',
    elsewhere: '/donate',
  },
  {
    remote: 'mf-operator',
    screen: 'operator',
    address: '/operator-dashboard',
    account: 'operator',
    elsewhere: '/donate',
  },
  dashboard('mf-doctor', 'Doctor'),
  dashboard('mf-teacher', 'Teacher'),
  dashboard('mf-advocate', 'Advocate'),
  dashboard('mf-general', 'Engineer'),
];

/** The files of a remote to break; undefined where the screen has no such file. */
export const files = {
  entry: ({ entry }: RemoteRelease) => entry,
  chunk: ({ screens }: RemoteRelease, screen: string) =>
    screens[screen]?.scripts.find((file) => file.startsWith('screen-')),
  style: ({ screens }: RemoteRelease, screen: string) => screens[screen]?.styles[0],
};

export type FileKind = keyof typeof files;
export const fileKinds = Object.keys(files) as FileKind[];
