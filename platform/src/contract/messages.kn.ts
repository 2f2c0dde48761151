export const invalidEmail = 'ಸರಿಯಾದ ಇಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ';
export const required = 'ಇದು ಅಗತ್ಯ';
export const passwordTooShort = 'ಪಾಸ್‌ವರ್ಡ್ ತುಂಬಾ ಚಿಕ್ಕದು';
export const mustBeDigit = 'ಒಂದೇ ಅಂಕಿ ಬರೆಯಿರಿ';
export const questionTooShort = 'ಪ್ರಶ್ನೆ ಕನಿಷ್ಠ 10 ಅಕ್ಷರಗಳಿರಬೇಕು';
export const phoneTooShort = 'ಫೋನ್ ಸಂಖ್ಯೆ ತುಂಬಾ ಚಿಕ್ಕದು';
export const mustAcceptTerms = 'ನೀವು ನಿಯಮಗಳು ಮತ್ತು ಷರತ್ತುಗಳನ್ನು ಒಪ್ಪಬೇಕು';
export const loginFailed = 'ಇಮೇಲ್ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ಸರಿಯಾಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const emailTaken = 'ಈ ಇಮೇಲ್‌ನ ಖಾತೆ ಈಗಾಗಲೇ ಇದೆ. ಬೇರೆ ಇಮೇಲ್ ಬಳಸಿ.';
export const existsUnverified = 'ಖಾತೆ ಇದೆ, ಆದರೆ ದೃಢೀಕರಿಸಿಲ್ಲ. ಹೊಸ OTP ಕಳುಹಿಸಲಾಗಿದೆ.';
export const invalidOtp = 'OTP ಸರಿಯಾಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const registered = 'ನಿಮ್ಮ ಖಾತೆ ತೆರೆಯಲಾಗಿದೆ. ನಿಮ್ಮ ಇಮೇಲ್‌ಗೆ ಕೋಡ್ ಕಳುಹಿಸಲಾಗಿದೆ.';
export const emailVerified = 'ನಿಮ್ಮ ಇಮೇಲ್ ದೃಢೀಕರಿಸಲಾಗಿದೆ.';
export const codeSent = 'ನಿಮ್ಮ ಇಮೇಲ್‌ಗೆ ಹೊಸ ಕೋಡ್ ಕಳುಹಿಸಲಾಗಿದೆ.';
export const phoneCodeSent = 'ನಿಮ್ಮ ಫೋನ್‌ಗೆ ಕೋಡ್ ಬರುತ್ತಿದೆ.';
export const phoneCodeWrong = 'ಇದು ಸರಿಯಾದ ಕೋಡ್ ಅಲ್ಲ, ಅಥವಾ ತುಂಬಾ ಹಳೆಯದು. ಇನ್ನೊಂದನ್ನು ಕೇಳಿ.';
export const resetLinkSent = 'ಈ ಇಮೇಲ್‌ನ ಖಾತೆ ಇದ್ದರೆ, ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸುವ ಲಿಂಕ್ ಅನ್ನು ಅದಕ್ಕೆ ಕಳುಹಿಸಲಾಗಿದೆ.';
export const resetLinkInvalid =
  'ಈ ಲಿಂಕ್ ಈಗ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ: ಅದನ್ನು ಬಳಸಲಾಗಿದೆ, ಅಥವಾ ತುಂಬಾ ಹಳೆಯದು. ಇನ್ನೊಂದನ್ನು ಕೇಳಿ.';
export const takeBackLinkInvalid =
  'ಈ ಲಿಂಕ್ ಈಗ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ: ಅದನ್ನು ಬಳಸಲಾಗಿದೆ, ಅಥವಾ ಅದು 72 ಗಂಟೆಗಿಂತ ಹಳೆಯದು. ಏನನ್ನೂ ಬದಲಾಯಿಸಿಲ್ಲ. ಸಹಾಯ ಫಾರ್ಮ್ ಮೂಲಕ ನಮಗೆ ಬರೆಯಿರಿ.';
export const emailTakenBack = 'ನಿಮ್ಮ ಖಾತೆಯ ಇಮೇಲ್ ಮತ್ತೆ ಇದೇ ಆಗಿದೆ. ಇದರಿಂದ ಮತ್ತು ಹೊಸ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ಲಾಗ್ ಇನ್ ಮಾಡಿ.';
export const deletionAfterEmailChange =
  'ನಿಮ್ಮ ಇಮೇಲ್ 72 ಗಂಟೆಗಳೊಳಗೆ ಬದಲಾಗಿದೆ, ಆದ್ದರಿಂದ ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಇನ್ನೂ ಅಳಿಸಿಲ್ಲ. ಅಲ್ಲಿಯವರೆಗೆ, ನಾವು ಕಳುಹಿಸಿದ ಲಿಂಕ್‌ನಿಂದ ನಿಮ್ಮ ಹಿಂದಿನ ಇಮೇಲ್ ಅನ್ನು ಮರಳಿ ತರಬಹುದು.';
export const passwordChanged = 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ. ಹೊಸದರಿಂದ ಲಾಗ್ ಇನ್ ಮಾಡಿ.';
export const passwordCommon = 'ಇದು ತುಂಬಾ ಸಾಮಾನ್ಯ ಪಾಸ್‌ವರ್ಡ್, ಸುಲಭವಾಗಿ ಊಹಿಸಬಹುದು. ಬೇರೆ ಆರಿಸಿ.';
export const passkeyInvalid =
  'ಈ ಪಾಸ್‌ಕೀಯಿಂದ ಇಲ್ಲಿ ಯಾವ ಖಾತೆಯೂ ತೆರೆಯಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ಲಾಗ್ ಇನ್ ಮಾಡಿ.';
export const passkeyNotAdded = 'ನಿಮ್ಮ ಸಾಧನ ಕಳುಹಿಸಿದ್ದನ್ನು ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಪಾಸ್‌ಕೀ ಸೇರಿಸಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const passkeyRequired =
  'ಆಪರೇಟರ್‌ಗಳು ಪಾಸ್‌ಕೀ ಬಳಸುತ್ತಾರೆ. ನಿಮ್ಮದರಿಂದ ದೃಢೀಕರಿಸಿ, ಅಥವಾ ಒಂದನ್ನು ಸೇರಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const enrolmentNeeded =
  'ನಿಮ್ಮ ಮೊದಲ ಪಾಸ್‌ಕೀಗೆ ನೋಂದಣಿ ಲಿಂಕ್‌ನ ಒಂದು ಸಲದ ಕೋಡ್ ಬೇಕು, ಮತ್ತು ಈ ಕೋಡ್ ಈಗ ಮಾನ್ಯವಲ್ಲ. ಏನೂ ಸೇರಿಸಿಲ್ಲ. ಈ ಸೈಟ್ ನಡೆಸುವವರಿಂದ ಹೊಸ ಲಿಂಕ್ ಕೇಳಿ.';
export const reauthenticationRequired =
  'ಇದಕ್ಕೆ ಇದು ನೀವೇ ಎಂಬ ಹೊಸ ದೃಢೀಕರಣ ಬೇಕು, ಆದ್ದರಿಂದ ಏನನ್ನೂ ಬದಲಾಯಿಸಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಲಾಗ್ ಔಟ್ ಮಾಡಿ ಮತ್ತೆ ಲಾಗ್ ಇನ್ ಮಾಡಿ.';
export const identityConfirmed = 'ಇದು ನೀವೇ ಎಂದು ದೃಢೀಕರಿಸಿದ್ದೀರಿ.';
export const nameWithAddress = 'ಹೆಸರಿನಲ್ಲಿ ವೆಬ್ ವಿಳಾಸ ಇರಬಾರದು. ವಿಳಾಸ ತೆಗೆಯಿರಿ.';
export const titleWithAddress = 'ಶೀರ್ಷಿಕೆಯಲ್ಲಿ ವೆಬ್ ವಿಳಾಸ ಇರಬಾರದು. ವಿಳಾಸ ತೆಗೆಯಿರಿ.';
export const passwordWrong = 'ಈ ಪಾಸ್‌ವರ್ಡ್ ಸರಿಯಾಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const accountDeleted = 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ.';
export const somethingWrong = 'ಏನೋ ತಪ್ಪಾಗಿದೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const noDayChosen = 'ಕನಿಷ್ಠ ಒಂದು ದಿನ ಆರಿಸಿ';
export const endsBeforeItBegins = 'ಅಂತ್ಯವು ಆರಂಭದ ನಂತರ ಇರಬೇಕು';
export const wholeNumberUpTo = (most: number) => `${most} ವರೆಗಿನ ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ`;
export const emailToBook = 'ಇದನ್ನು ಬುಕ್ ಮಾಡಲು ನಿಮ್ಮ ಇಮೇಲ್ ಬರೆಯಿರಿ, ಅಥವಾ ಲಾಗ್ ಇನ್ ಮಾಡಿ';
export const slotTaken = 'ಆ ಸಮಯ ಈಗಷ್ಟೇ ಬುಕ್ ಆಯಿತು';
export const campaignOver = 'ಈ ಅಭಿಯಾನ ಈಗ ದೇಣಿಗೆ ಸ್ವೀಕರಿಸುವುದಿಲ್ಲ, ಆದ್ದರಿಂದ ನಿಮ್ಮಿಂದ ಹಣ ಪಡೆದಿಲ್ಲ. ಬೇರೆ ಆರಿಸಿ.';
export const confirmLogout = 'ನೀವು ನಿಜವಾಗಿಯೂ ಲಾಗ್ ಔಟ್ ಮಾಡಬೇಕೆ?';
export const lostAtLogout = (count: number) =>
  count === 1
    ? 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲದೆ ಮಾಡಿದ ಒಂದು ಕೆಲಸ ಇನ್ನೂ ಕಳುಹಿಸಲಾಗಿಲ್ಲ. ಲಾಗ್ ಔಟ್ ಮಾಡಿದರೆ ಅದು ಅಳಿಸಿಹೋಗುತ್ತದೆ.'
    : `ಇಂಟರ್ನೆಟ್ ಇಲ್ಲದೆ ಮಾಡಿದ ${count} ಕೆಲಸಗಳು ಇನ್ನೂ ಕಳುಹಿಸಲಾಗಿಲ್ಲ. ಲಾಗ್ ಔಟ್ ಮಾಡಿದರೆ ಅವು ಅಳಿಸಿಹೋಗುತ್ತವೆ.`;
export const confirmDelete = 'ನೀವು ನಿಜವಾಗಿಯೂ ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಬೇಕೆ?';
