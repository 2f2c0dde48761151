import type { booking as hindi } from '../hi/booking';

export const booking: Record<keyof typeof hindi, string> = {
  'There is no such booking.': 'ಅಂತಹ ಬುಕಿಂಗ್ ಇಲ್ಲ.',
  'There is no such entry.': 'ಅಂತಹ ನಮೂದು ಇಲ್ಲ.',
  'There is no such hold.': 'ಅಂತಹ ಕಾಯ್ದಿರಿಸಿದ ಸಮಯ ಇಲ್ಲ.',
  'There is no such calendar. It may have been ended: make another one.':
    'ಅಂತಹ ಕ್ಯಾಲೆಂಡರ್ ಇಲ್ಲ. ಅದನ್ನು ನಿಲ್ಲಿಸಿರಬಹುದು: ಇನ್ನೊಂದನ್ನು ಮಾಡಿ.',
  'This time is no longer kept for you. Choose one again.': 'ಈ ಸಮಯ ಈಗ ನಿಮಗಾಗಿ ಕಾಯ್ದಿರಿಸಿಲ್ಲ. ಮತ್ತೆ ಸಮಯ ಆರಿಸಿ.',
  'This time is no longer kept for you. Choose another.': 'ಈ ಸಮಯ ಈಗ ನಿಮಗಾಗಿ ಕಾಯ್ದಿರಿಸಿಲ್ಲ. ಬೇರೆ ಆರಿಸಿ.',
  'Log in to take the time kept for you.': 'ನಿಮಗಾಗಿ ಕಾಯ್ದಿರಿಸಿದ ಸಮಯ ಪಡೆಯಲು ಲಾಗ್ ಇನ್ ಮಾಡಿ.',
  'You cannot book yourself.': 'ನಿಮ್ಮನ್ನು ನೀವೇ ಬುಕ್ ಮಾಡಲಾಗದು.',
  'must be one of theirs': 'ಈ ವೃತ್ತಿಪರರ ಸೇವೆಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ',
  'must be something this professional is booked for': 'ಈ ವೃತ್ತಿಪರರನ್ನು ಬುಕ್ ಮಾಡುವಂಥದ್ದನ್ನೇ ಆರಿಸಿ',
  'must be a time to come': 'ಮುಂದಿನ ಸಮಯ ಆರಿಸಿ',
  'must be one of the times this professional offers': 'ಈ ವೃತ್ತಿಪರರು ನೀಡುವ ಸಮಯಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ',
  'must be one of the free times of this professional': 'ಈ ವೃತ್ತಿಪರರ ಖಾಲಿ ಸಮಯಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ',
  'must be within {days} days': '{days} ದಿನಗಳೊಳಗೆ ಇರಬೇಕು',
  'must not be before from': 'ಆರಂಭದ ದಿನಕ್ಕಿಂತ ಮೊದಲು ಇರಬಾರದು',
  'must not be over': 'ಈ ದಿನ ಕಳೆದುಹೋಗಿದೆ',
  'must be today or later': 'ಇಂದು ಅಥವಾ ನಂತರದ ದಿನ ಆರಿಸಿ',
  'only lessons repeat': 'ತರಗತಿಗಳನ್ನು ಮಾತ್ರ ಪ್ರತಿ ವಾರ ಬುಕ್ ಮಾಡಬಹುದು',
  'not for several weeks at once': 'ಒಂದೇ ಸಲ ಹಲವು ವಾರಗಳಿಗೆ ಆಗದು',
  'there is no lesson left': 'ಯಾವುದೇ ತರಗತಿ ಉಳಿದಿಲ್ಲ',
  'Some of these weeks are taken.': 'ಇವುಗಳಲ್ಲಿ ಕೆಲವು ವಾರಗಳ ಸಮಯ ಬುಕ್ ಆಗಿದೆ.',
  'You have already had a trial lesson with them.': 'ನೀವು ಈಗಾಗಲೇ ಇವರ ಬಳಿ ಟ್ರಯಲ್ ತರಗತಿ ಪಡೆದಿದ್ದೀರಿ.',
  'This client has already had a trial lesson with you.':
    'ಈ ಗ್ರಾಹಕರು ಈಗಾಗಲೇ ನಿಮ್ಮ ಬಳಿ ಟ್ರಯಲ್ ತರಗತಿ ಪಡೆದಿದ್ದಾರೆ.',
  'It has begun already.': 'ಇದು ಈಗಾಗಲೇ ಶುರುವಾಗಿದೆ.',
  'It can be moved until {hours} hours before.': '{hours} ಗಂಟೆ ಮುಂಚಿನವರೆಗೆ ಮಾತ್ರ ಸಮಯ ಬದಲಾಯಿಸಬಹುದು.',
  'Only the professional can do this.': 'ವೃತ್ತಿಪರರು ಮಾತ್ರ ಇದನ್ನು ಮಾಡಬಹುದು.',
  'You can do this once it has started.': 'ಶುರುವಾದ ನಂತರವೇ ನೀವು ಇದನ್ನು ಮಾಡಬಹುದು.',
  'Say why, so that your client knows.': 'ನಿಮ್ಮ ಗ್ರಾಹಕರಿಗೆ ತಿಳಿಯುವಂತೆ ಕಾರಣ ಹೇಳಿ.',
  'The booking is over.': 'ಬುಕಿಂಗ್ ಮುಗಿದಿದೆ.',
  'This is not possible any more: the booking is {status}.':
    'ಇದು ಇನ್ನು ಸಾಧ್ಯವಿಲ್ಲ: ಬುಕಿಂಗ್‌ನ ಸ್ಥಿತಿ “{status}”.',
  'not made yet': 'ಇನ್ನೂ ಆಗಿಲ್ಲ',
  'waiting for an answer': 'ಉತ್ತರಕ್ಕೆ ಕಾಯುತ್ತಿದೆ',
  confirmed: 'ದೃಢೀಕರಿಸಲಾಗಿದೆ',
  over: 'ಮುಗಿದಿದೆ',
  cancelled: 'ರದ್ದಾಗಿದೆ',
  declined: 'ನಿರಾಕರಿಸಲಾಗಿದೆ',
  expired: 'ಅವಧಿ ಮುಗಿದಿದೆ',
  'This time is not free any more: somebody else has booked it, or a calendar that you connected has something then. Move the request to another time, or decline it.':
    'ಈ ಸಮಯ ಈಗ ಖಾಲಿ ಇಲ್ಲ: ಬೇರೆಯವರು ಅದನ್ನು ಬುಕ್ ಮಾಡಿದ್ದಾರೆ, ಅಥವಾ ನೀವು ಜೋಡಿಸಿದ ಕ್ಯಾಲೆಂಡರ್‌ನಲ್ಲಿ ಆಗ ಏನೋ ಇದೆ. ವಿನಂತಿಯ ಸಮಯ ಬದಲಾಯಿಸಿ, ಅಥವಾ ಅದನ್ನು ನಿರಾಕರಿಸಿ.',
  'must be a quarter of an hour, such as 10:{minutes}':
    'ಗಂಟೆಯ ಕಾಲುಭಾಗದಲ್ಲಿ ಇರಬೇಕು, ಉದಾಹರಣೆಗೆ 10:{minutes}',
  'must lie within your hours': 'ನಿಮ್ಮ ಕೆಲಸದ ಸಮಯದೊಳಗೆ ಇರಬೇಕು',
  'must not touch your lunch break': 'ನಿಮ್ಮ ಊಟದ ಸಮಯದಲ್ಲಿ ಇರಬಾರದು',
  'say who comes': 'ಯಾರು ಬರುತ್ತಾರೆ ಎಂದು ಹೇಳಿ',
  'must be one of yours': 'ನಿಮ್ಮ ಸೇವೆಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ',
  'must be something you are booked for': 'ನಿಮ್ಮನ್ನು ಬುಕ್ ಮಾಡುವಂಥದ್ದನ್ನೇ ಆರಿಸಿ',
  'There is no such day.': 'ಅಂತಹ ದಿನ ಇಲ್ಲ.',
  '1 booking stands in this time. Move or cancel it first.':
    'ಈ ಸಮಯದಲ್ಲಿ 1 ಬುಕಿಂಗ್ ಇದೆ. ಮೊದಲು ಅದರ ಸಮಯ ಬದಲಾಯಿಸಿ ಅಥವಾ ರದ್ದುಮಾಡಿ.',
  '{count} bookings stand in this time. Move or cancel them first.':
    'ಈ ಸಮಯದಲ್ಲಿ {count} ಬುಕಿಂಗ್‌ಗಳಿವೆ. ಮೊದಲು ಅವುಗಳ ಸಮಯ ಬದಲಾಯಿಸಿ ಅಥವಾ ರದ್ದುಮಾಡಿ.',

  'No provider of payments is set up.': 'ಇಲ್ಲಿ ಪಾವತಿ ಸೇವೆ ಚಾಲ್ತಿಯಲ್ಲಿಲ್ಲ.',
  'There is no such payment provider.': 'ಅಂತಹ ಪಾವತಿ ಸೇವೆ ಇಲ್ಲ.',
  'There is no such payment.': 'ಅಂತಹ ಪಾವತಿ ಇಲ್ಲ.',
  'This payment waits for no transfer.': 'ಈ ಪಾವತಿ ಯಾವುದೇ ವರ್ಗಾವಣೆಗಾಗಿ ಕಾಯುತ್ತಿಲ್ಲ.',
  'You have reported a transfer for this payment with another number.':
    'ಈ ಪಾವತಿಗೆ ನೀವು ಬೇರೆ ಸಂಖ್ಯೆಯ ವರ್ಗಾವಣೆ ತಿಳಿಸಿದ್ದೀರಿ.',
  'We are still looking for other transfers of yours. Report this one once they are found.':
    'ನಿಮ್ಮ ಬೇರೆ ವರ್ಗಾವಣೆಗಳನ್ನು ಇನ್ನೂ ಹುಡುಕುತ್ತಿದ್ದೇವೆ. ಅವು ಸಿಕ್ಕ ನಂತರ ಇದನ್ನು ತಿಳಿಸಿ.',
  'This is no test payment.': 'ಇದು ಪರೀಕ್ಷಾ ಪಾವತಿ ಅಲ್ಲ.',
  'The payment is about another amount.': 'ಈ ಪಾವತಿ ಬೇರೆ ಮೊತ್ತದ್ದು.',
  'cannot be online here yet': 'ಇಲ್ಲಿ ಇನ್ನೂ ಆನ್‌ಲೈನ್ ಆಗದು',
  'There is no such lesson package.': 'ತರಗತಿಗಳ ಅಂತಹ ಪ್ಯಾಕೇಜ್ ಇಲ್ಲ.',
  'is free: book it instead of buying it': 'ಇದು ಉಚಿತ: ಖರೀದಿಸುವ ಬದಲು ಬುಕ್ ಮಾಡಿ',
  'There is no credit note.': 'ಕ್ರೆಡಿಟ್ ನೋಟ್ ಇಲ್ಲ.',
  'There is no invoice.': 'ಇನ್‌ವಾಯ್ಸ್ ಇಲ್ಲ.',
  'There is no invoice yet: say first whether you charge GST, under GST details in Payments. What is issued without a GSTIN is a receipt without tax, and stays one.':
    'ಇನ್‌ವಾಯ್ಸ್ ಇನ್ನೂ ಸಿದ್ಧವಾಗಿಲ್ಲ: ನೀವು GST ವಿಧಿಸುತ್ತೀರಾ ಎಂದು ಮೊದಲು ಪಾವತಿಗಳಲ್ಲಿ “GST ವಿವರಗಳು” ಎಂಬಲ್ಲಿ ತಿಳಿಸಿ. GSTIN ಇಲ್ಲದೆ ನೀಡಿದ್ದು ತೆರಿಗೆ ಇಲ್ಲದ ರಸೀದಿ, ಮತ್ತು ಹಾಗೆಯೇ ಉಳಿಯುತ್ತದೆ.',
  'There is no invoice yet: {professional} has not said yet whether GST is charged. We have asked. You can save it from {day} at the latest.':
    'ಇನ್‌ವಾಯ್ಸ್ ಇನ್ನೂ ಸಿದ್ಧವಾಗಿಲ್ಲ: GST ವಿಧಿಸಲಾಗುತ್ತದೆಯೇ ಎಂದು {professional} ಇನ್ನೂ ತಿಳಿಸಿಲ್ಲ. ನಾವು ಕೇಳಿದ್ದೇವೆ. ಹೆಚ್ಚೆಂದರೆ {day} ರಿಂದ ನೀವು ಅದನ್ನು ಉಳಿಸಬಹುದು.',
  'This is no GSTIN. Check its 15 characters.': 'ಇದು GSTIN ಅಲ್ಲ. ಅದರ 15 ಅಕ್ಷರಗಳನ್ನು ಪರಿಶೀಲಿಸಿ.',
  'must be the twelve digits by which the bank numbers the transfer':
    'ಬ್ಯಾಂಕ್ ವರ್ಗಾವಣೆಯ ಹನ್ನೆರಡು ಅಂಕಿಗಳ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ',
  'has confirmed another payment': 'ಇದರಿಂದ ಬೇರೆ ಪಾವತಿ ದೃಢೀಕರಿಸಲಾಗಿದೆ',
  'There is no account for payouts yet. Give one, and have it verified.':
    'ಪೇಔಟ್‌ಗೆ ಇನ್ನೂ ಖಾತೆ ಇಲ್ಲ. ಖಾತೆ ನೀಡಿ, ಅದನ್ನು ಪರಿಶೀಲಿಸಿಕೊಳ್ಳಿ.',
  'Your account for payouts is not verified yet.': 'ಪೇಔಟ್‌ಗಾಗಿ ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಇನ್ನೂ ಪರಿಶೀಲಿಸಿಲ್ಲ.',
  'Your account for payouts is new, so that it is used from {until}.':
    'ಪೇಔಟ್‌ಗಾಗಿ ನಿಮ್ಮ ಖಾತೆ ಹೊಸದು, ಹಾಗಾಗಿ ಅದು {until} ರಿಂದ ಬಳಕೆಗೆ ಬರುತ್ತದೆ.',
  'There is nothing to pay out: what you are owed is less than {minimum}, has been paid out, or was given to you at visits.':
    'ಪೇಔಟ್ ಮಾಡಲು ಏನೂ ಇಲ್ಲ: ನಿಮಗೆ ಬರಬೇಕಾದದ್ದು {minimum} ಗಿಂತ ಕಡಿಮೆ, ಅದರ ಪೇಔಟ್ ಆಗಿದೆ, ಅಥವಾ ಭೇಟಿಯಲ್ಲಿ ನಿಮಗೆ ಸಿಕ್ಕಿದೆ.',
  'must be the reference by which the bank names the transfer: 6 to 30 letters and digits':
    'ಬ್ಯಾಂಕ್ ವರ್ಗಾವಣೆಯ ಉಲ್ಲೇಖ ಬರೆಯಿರಿ: 6 ರಿಂದ 30 ಅಕ್ಷರ ಮತ್ತು ಅಂಕಿಗಳು',
};
