export const text = {
  unknown: 'The link is unknown here, or was taken back.',
  unanswered: 'It could not be asked for.',
  unreadable: 'It cannot be read.',
  unsigned: 'It is not signed by this site.',
  unable: 'This browser cannot verify it.',
  expired: 'It has expired.',
  foreign: 'It was made for another site.',
  release: 'The version it is about could not be had.',
};
