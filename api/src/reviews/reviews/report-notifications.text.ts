/** Texts about reported reviews. */

export const titleWords = (stars: number, professional: string): string =>
  `${starWords(stars)} for ${professional}`;

const starWords = (stars: number) => (stars === 1 ? 'One star' : `${stars} stars`);

export const statusWords = (isHidden: boolean): string => (isHidden ? 'Taken down' : 'Public');

interface Said {
  professional: string;
  reason: string | undefined;
}

/** Notifications to the reporter, by decision. */
export const reporterNotification = {
  keep: ({ professional, reason }: Said) => ({
    title: 'A review you reported stays',
    text: `We looked at the review of ${professional} that you reported. It stays.${because(reason)}`,
  }),
  'take-down': ({ professional, reason }: Said) => ({
    title: 'A review you reported was taken down',
    text: `The review of ${professional} is no longer shown.${because(reason)}`,
  }),
  publish: ({ professional, reason }: Said) => ({
    title: 'A review you reported is shown again',
    text: `We looked again at the review of ${professional}. It is shown again.${because(reason)}`,
  }),
};

/** Notifications to the writer. */
export const writerNotification = {
  'take-down': ({ professional, reason }: Said) => ({
    title: 'Your review was taken down',
    text: `Your review of ${professional} is no longer shown.${because(reason)} If you think this is wrong, write to support.`,
  }),
  publish: ({ professional, reason }: Said) => ({
    title: 'Your review is shown again',
    text: `Your review of ${professional} can be read again.${because(reason)}`,
  }),
};

/** Notifications to the professional. */
export const subjectNotification = {
  'take-down': ({ reason }: Said) => ({
    title: 'A review of you was taken down',
    text: `It is no longer shown and no longer counts.${because(reason)}`,
  }),
  publish: ({ reason }: Said) => ({
    title: 'A review of you is shown again',
    text: `It can be read again and counts again.${because(reason)}`,
  }),
};

const because = (reason: string | undefined) => (reason === undefined ? '' : ` Why: ${reason}`);
