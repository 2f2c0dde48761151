/** Accounts, logging in, passkeys, addresses, privacy. */
export const access = {
  'Log in to do this.': 'इसके लिए लॉग इन करें।',
  'Verify your email first.': 'पहले अपना ईमेल सत्यापित करें।',
  'There is no such session.': 'ऐसा कोई सत्र नहीं है।',
  'Notifications on devices are not set up here.': 'इस साइट पर डिवाइस की सूचनाएँ उपलब्ध नहीं हैं।',
  'There is no such device.': 'ऐसा कोई डिवाइस नहीं है।',
  'must be an address of a known push service': 'किसी जानी-पहचानी पुश सेवा का पता होना चाहिए',
  'must be the key that the browser gave': 'वही कुंजी होनी चाहिए जो ब्राउज़र ने दी',
  'There is no such person.': 'ऐसा कोई व्यक्ति नहीं है।',
  'There is no such account.': 'ऐसा कोई खाता नहीं है।',
  'There is no such address.': 'ऐसा कोई पता नहीं है।',
  'You have no practice here.': 'यहाँ आपकी कोई प्रैक्टिस नहीं है।',
  'You have no page in the directory.': 'डायरेक्टरी में आपका कोई पेज नहीं है।',
  'You have no page yet.': 'आपका पेज अभी नहीं बना है।',
  'Your listing is suspended, so you cannot do this. Write to support to ask why.':
    'आपकी लिस्टिंग निलंबित है, इसलिए आप यह नहीं कर सकते। कारण जानने के लिए सहायता टीम को लिखें।',
  'Only verified professionals who are listed can do this. Submit your listing for review first.':
    'यह केवल वे सत्यापित प्रोफ़ेशनल कर सकते हैं जो लिस्टिंग में हैं। पहले अपनी लिस्टिंग जाँच के लिए भेजें।',
  'Too many people are logging in right now. Try again soon.':
    'इस समय बहुत लोग लॉग इन कर रहे हैं। थोड़ी देर में फिर कोशिश करें।',
  'must be a profession of ours': 'हमारे किसी पेशे में से चुनें',
  'No sign-up of this email waits for a code in this browser. Sign up again.':
    'इस ब्राउज़र में इस ईमेल का कोई खाता कोड का इंतज़ार नहीं कर रहा है। फिर से खाता बनाएँ।',
  'At most {most} addresses are kept. Remove one to add another.':
    'ज़्यादा से ज़्यादा {most} पते रखे जाते हैं। नया जोड़ने के लिए कोई एक हटाएँ।',
  'This document has not been published yet.': 'यह दस्तावेज़ अभी प्रकाशित नहीं हुआ है।',
  'An account has at most 20 passkeys. Remove one you do not use first.':
    'एक खाते में ज़्यादा से ज़्यादा 20 पासकी हो सकती हैं। पहले कोई ऐसी हटाएँ जो काम में नहीं आती।',
  'This device is known already, so nothing was added. Use another device.':
    'यह डिवाइस पहले से जुड़ा है, इसलिए कुछ नहीं जोड़ा गया। कोई दूसरा डिवाइस इस्तेमाल करें।',
  'This passkey is not there any more. Somebody has removed it, maybe in another tab.':
    'यह पासकी अब नहीं है। किसी ने इसे हटा दिया है, शायद दूसरे टैब में।',
  'Operators need a passkey, and this is your only one. Add another one first, then remove it.':
    'ऑपरेटर के लिए पासकी ज़रूरी है, और आपके पास यही एक है। पहले दूसरी जोड़ें, फिर इसे हटाएँ।',
  'This installation does not let people in with {provider}.':
    'यहाँ {provider} से लॉग इन नहीं किया जा सकता।',
  'Logging in with {provider} did not work. Please try again.':
    '{provider} से लॉग इन नहीं हो पाया। फिर कोशिश करें।',
};
