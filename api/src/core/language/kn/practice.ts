import type { practice as hindi } from '../hi/practice';

export const practice: Record<keyof typeof hindi, string> = {
  'There is no such client.': 'ಅಂತಹ ಗ್ರಾಹಕರು ಇಲ್ಲ.',
  'There is no such assignment.': 'ಅಂತಹ ಅಸೈನ್‌ಮೆಂಟ್ ಇಲ್ಲ.',
  'There is no such hearing.': 'ಅಂತಹ ವಿಚಾರಣೆ ಇಲ್ಲ.',
  'There is no such work.': 'ಅಂತಹ ಕೆಲಸ ಇಲ್ಲ.',
  'There is no such line of yours.': 'ನಿಮ್ಮ ಅಂತಹ ಸಾಲು ಇಲ್ಲ.',
  'There is no such link.': 'ಅಂತಹ ಲಿಂಕ್ ಇಲ್ಲ.',
  'There is no such request.': 'ಅಂತಹ ವಿನಂತಿ ಇಲ್ಲ.',
  'at most {most}': 'ಹೆಚ್ಚೆಂದರೆ {most}',
  'Nothing has been handed in yet.': 'ಇನ್ನೂ ಏನನ್ನೂ ಸಲ್ಲಿಸಿಲ್ಲ.',
  'Your student has handed this in, so it stays. Grade it instead.':
    'ನಿಮ್ಮ ವಿದ್ಯಾರ್ಥಿ ಇದನ್ನು ಸಲ್ಲಿಸಿದ್ದಾರೆ, ಆದ್ದರಿಂದ ಇದು ಉಳಿಯುತ್ತದೆ. ಬದಲಿಗೆ ಅಂಕ ನೀಡಿ.',
  'This has been graded, so it cannot be handed in again.':
    'ಇದಕ್ಕೆ ಅಂಕ ನೀಡಲಾಗಿದೆ, ಆದ್ದರಿಂದ ಮತ್ತೆ ಸಲ್ಲಿಸಲಾಗದು.',
  'This client has no account to write to. Call them instead.':
    'ಈ ಗ್ರಾಹಕರಿಗೆ ಬರೆಯಲು ಖಾತೆ ಇಲ್ಲ. ಬದಲಿಗೆ ಕರೆ ಮಾಡಿ.',
  'This link no longer works, or belongs to another account, so nothing was linked. Log in to the account that asked, or ask again.':
    'ಈ ಲಿಂಕ್ ಈಗ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ, ಅಥವಾ ಬೇರೆ ಖಾತೆಯದ್ದು, ಆದ್ದರಿಂದ ಏನೂ ಜೋಡಿಸಿಲ್ಲ. ಕೇಳಿದ ಖಾತೆಗೆ ಲಾಗ್ ಇನ್ ಮಾಡಿ, ಅಥವಾ ಮತ್ತೆ ಕೇಳಿ.',
  'This is your own practice: its records are yours already.':
    'ಇದು ನಿಮ್ಮದೇ ವೃತ್ತಿ: ಇದರ ದಾಖಲೆಗಳು ಈಗಾಗಲೇ ನಿಮ್ಮವು.',
  'You have asked this professional already. Wait, or take that back first.':
    'ನೀವು ಈಗಾಗಲೇ ಈ ವೃತ್ತಿಪರರನ್ನು ಕೇಳಿದ್ದೀರಿ. ಕಾಯಿರಿ, ಅಥವಾ ಮೊದಲು ಅದನ್ನು ಹಿಂಪಡೆಯಿರಿ.',
  'This request is no longer waiting. Reload the list.': 'ಈ ವಿನಂತಿ ಈಗ ಕಾಯುತ್ತಿಲ್ಲ. ಪಟ್ಟಿಯನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'This record is linked to an account already. End that link first.':
    'ಈ ದಾಖಲೆ ಈಗಾಗಲೇ ಒಂದು ಖಾತೆಗೆ ಜೋಡಿಸಲಾಗಿದೆ. ಮೊದಲು ಆ ಜೋಡಣೆ ಮುಗಿಸಿ.',
  'This record has no email address. Add one, then invite.':
    'ಈ ದಾಖಲೆಯಲ್ಲಿ ಇಮೇಲ್ ವಿಳಾಸ ಇಲ್ಲ. ಮೊದಲು ಸೇರಿಸಿ, ನಂತರ ಆಹ್ವಾನಿಸಿ.',
  'Your page is not listed, so no invitations are sent for it yet.':
    'ನಿಮ್ಮ ಪುಟ ಲಿಸ್ಟಿಂಗ್‌ನಲ್ಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಅದಕ್ಕೆ ಇನ್ನೂ ಆಹ್ವಾನಗಳನ್ನು ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  'One of these is not there any more. Load the list again to see what is.':
    'ಇವುಗಳಲ್ಲಿ ಒಂದು ಈಗ ಇಲ್ಲ. ಏನಿದೆ ಎಂದು ನೋಡಲು ಪಟ್ಟಿಯನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'must be empty: only lessons are sold several at a time':
    'ಖಾಲಿ ಇರಬೇಕು: ತರಗತಿಗಳನ್ನು ಮಾತ್ರ ಒಟ್ಟಿಗೆ ಹಲವು ಮಾರಲಾಗುತ್ತದೆ',
  'At most {most} works are shown. Remove one to add another.':
    'ಹೆಚ್ಚೆಂದರೆ {most} ಕೆಲಸಗಳನ್ನು ತೋರಿಸಲಾಗುತ್ತದೆ. ಹೊಸದು ಸೇರಿಸಲು ಒಂದನ್ನು ತೆಗೆದುಹಾಕಿ.',
  'This line is no longer waiting: it was decided. Reload the settings.':
    'ಈ ಸಾಲು ಈಗ ಕಾಯುತ್ತಿಲ್ಲ: ತೀರ್ಮಾನವಾಗಿದೆ. ಸೆಟ್ಟಿಂಗ್‌ಗಳನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'At most {most} new lines can wait for review, so nothing was saved. Withdraw some of them first.':
    'ಪರಿಶೀಲನೆಗೆ ಹೆಚ್ಚೆಂದರೆ {most} ಹೊಸ ಸಾಲುಗಳು ಕಾಯಬಹುದು, ಆದ್ದರಿಂದ ಏನೂ ಉಳಿಸಿಲ್ಲ. ಮೊದಲು ಕೆಲವನ್ನು ಹಿಂಪಡೆಯಿರಿ.',

  'This document was checked. Add the new one beside it.':
    'ಈ ದಾಖಲೆಯನ್ನು ಪರಿಶೀಲಿಸಲಾಗಿದೆ. ಹೊಸದನ್ನು ಅದರ ಜೊತೆಗೆ ಸೇರಿಸಿ.',
  'There can be {most} at most': 'ಹೆಚ್ಚೆಂದರೆ {most} ಇರಬಹುದು',
  'This id belongs to another document: use a new one.': 'ಈ ಗುರುತು ಬೇರೆ ದಾಖಲೆಯದ್ದು: ಹೊಸದನ್ನು ಬಳಸಿ.',
  'must be one of the list': 'ಪಟ್ಟಿಯಿಂದ ಆರಿಸಿ',
  'This was checked and stands on your page. Write to us.':
    'ಇದನ್ನು ಪರಿಶೀಲಿಸಲಾಗಿದೆ, ನಿಮ್ಮ ಪುಟದಲ್ಲಿದೆ. ನಮಗೆ ಬರೆಯಿರಿ.',
  'Some steps are not complete. Complete them, then submit again.':
    'ಕೆಲವು ಹಂತಗಳು ಪೂರ್ಣವಾಗಿಲ್ಲ. ಅವನ್ನು ಪೂರ್ಣಗೊಳಿಸಿ, ನಂತರ ಮತ್ತೆ ಸಲ್ಲಿಸಿ.',
  'You have submitted this. It can be changed again if something is missing.':
    'ನೀವು ಇದನ್ನು ಸಲ್ಲಿಸಿದ್ದೀರಿ. ಏನಾದರೂ ಕೊರತೆ ಇದ್ದರೆ ಮತ್ತೆ ಬದಲಾಯಿಸಬಹುದು.',
  'You are listed. Change your page in the settings of your dashboard.':
    'ನೀವು ಲಿಸ್ಟಿಂಗ್‌ನಲ್ಲಿದ್ದೀರಿ. ನಿಮ್ಮ ಪುಟವನ್ನು ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ನ ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಬದಲಾಯಿಸಿ.',
  'must be a day such as Monday': 'ವಾರದ ಒಂದು ದಿನ ಆರಿಸಿ',

  'Calendars that are kept elsewhere are not read here: it is not set up.':
    'ಬೇರೆಡೆ ಇರುವ ಕ್ಯಾಲೆಂಡರ್‌ಗಳನ್ನು ಇಲ್ಲಿ ಓದುವುದಿಲ್ಲ: ಆ ಸೌಲಭ್ಯ ಚಾಲ್ತಿಯಲ್ಲಿಲ್ಲ.',
  'is a calendar of Nukkad itself, whose bookings are taken already':
    'ಇದು Nukkad ನದೇ ಕ್ಯಾಲೆಂಡರ್, ಇದರ ಬುಕಿಂಗ್‌ಗಳು ಈಗಾಗಲೇ ಎಣಿಕೆಯಲ್ಲಿವೆ',
  'is connected already': 'ಇದು ಈಗಾಗಲೇ ಜೋಡಿಸಲಾಗಿದೆ',
  'You have connected {most} calendars. Disconnect one first.':
    'ನೀವು {most} ಕ್ಯಾಲೆಂಡರ್‌ಗಳನ್ನು ಜೋಡಿಸಿದ್ದೀರಿ. ಮೊದಲು ಒಂದನ್ನು ತೆಗೆಯಿರಿ.',
  'There is no such connected calendar. It may have been disconnected.':
    'ಅಂತಹ ಜೋಡಿಸಿದ ಕ್ಯಾಲೆಂಡರ್ ಇಲ್ಲ. ಅದನ್ನು ತೆಗೆದಿರಬಹುದು.',
  'Many calendars are being read. Try again in a moment.':
    'ಈಗ ಹಲವು ಕ್ಯಾಲೆಂಡರ್‌ಗಳನ್ನು ಓದಲಾಗುತ್ತಿದೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This calendar is being read. Look again in a moment.':
    'ಈ ಕ್ಯಾಲೆಂಡರ್ ಅನ್ನು ಓದಲಾಗುತ್ತಿದೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ನೋಡಿ.',
  'must be an address such as https://calendar.google.com/…/basic.ics':
    'https://calendar.google.com/…/basic.ics ನಂತಹ ವಿಳಾಸ ಬರೆಯಿರಿ',
  'must begin with https:// or webcal://': 'https:// ಅಥವಾ webcal:// ನಿಂದ ಶುರುವಾಗಬೇಕು',
  'must be an address without a name and a password': 'ವಿಳಾಸದಲ್ಲಿ ಹೆಸರು ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಇರಬಾರದು',
  'must be an address on the public internet': 'ಸಾರ್ವಜನಿಕ ಇಂಟರ್ನೆಟ್‌ನ ವಿಳಾಸ ಇರಬೇಕು',
  'The address cannot be read here any more. Connect the calendar again.':
    'ಈ ವಿಳಾಸವನ್ನು ಇಲ್ಲಿ ಇನ್ನು ಓದಲಾಗದು. ಕ್ಯಾಲೆಂಡರ್ ಅನ್ನು ಮತ್ತೆ ಜೋಡಿಸಿ.',
  'The calendar cannot be connected, because {problem}': 'ಕ್ಯಾಲೆಂಡರ್ ಜೋಡಿಸಲಾಗದು, ಏಕೆಂದರೆ {problem}',
  'its server does not answer as a calendar’s does. Try again later.':
    'ಅದರ ಸರ್ವರ್ ಕ್ಯಾಲೆಂಡರ್‌ನಂತೆ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'its server asks who you are. Copy the secret address in iCal format.':
    'ಅದರ ಸರ್ವರ್ ನೀವು ಯಾರು ಎಂದು ಕೇಳುತ್ತದೆ. iCal ರೂಪದ ಗುಪ್ತ ವಿಳಾಸವನ್ನು ನಕಲಿಸಿ.',
  'its server has no calendar there. Copy the address again.':
    'ಅದರ ಸರ್ವರ್‌ನಲ್ಲಿ ಅಲ್ಲಿ ಕ್ಯಾಲೆಂಡರ್ ಇಲ್ಲ. ವಿಳಾಸವನ್ನು ಮತ್ತೆ ನಕಲಿಸಿ.',
  'it does not lead to a calendar on the public internet.':
    'ಅದು ಸಾರ್ವಜನಿಕ ಇಂಟರ್ನೆಟ್‌ನ ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಕರೆದೊಯ್ಯುವುದಿಲ್ಲ.',
  'what is there is no calendar. Copy the address in iCal format (ICS).':
    'ಅಲ್ಲಿರುವುದು ಕ್ಯಾಲೆಂಡರ್ ಅಲ್ಲ. iCal ರೂಪದ (ICS) ವಿಳಾಸವನ್ನು ನಕಲಿಸಿ.',
  'it is larger than 2 MB. Share a calendar that begins later.':
    'ಅದು 2 MB ಗಿಂತ ದೊಡ್ಡದು. ನಂತರ ಶುರುವಾಗುವ ಕ್ಯಾಲೆಂಡರ್ ಹಂಚಿಕೊಳ್ಳಿ.',
  'it has more events than are read. Share a smaller calendar.':
    'ಓದುವ ಮಿತಿಗಿಂತ ಹೆಚ್ಚು ಕಾರ್ಯಕ್ರಮಗಳು ಅದರಲ್ಲಿವೆ. ಚಿಕ್ಕ ಕ್ಯಾಲೆಂಡರ್ ಹಂಚಿಕೊಳ್ಳಿ.',
};
