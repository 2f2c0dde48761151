/** What professionals work with: onboarding, clients, cases, assignments, settings, calendars. */
export const practice = {
  'There is no such client.': 'ऐसे कोई क्लाइंट नहीं हैं।',
  'There is no such assignment.': 'ऐसा कोई असाइनमेंट नहीं है।',
  'There is no such hearing.': 'ऐसी कोई सुनवाई नहीं है।',
  'There is no such work.': 'ऐसा कोई काम नहीं है।',
  'There is no such line of yours.': 'आपकी ऐसी कोई पंक्ति नहीं है।',
  'There is no such link.': 'ऐसा कोई लिंक नहीं है।',
  'There is no such request.': 'ऐसा कोई अनुरोध नहीं है।',
  'at most {most}': 'ज़्यादा से ज़्यादा {most}',
  'Nothing has been handed in yet.': 'अभी कुछ जमा नहीं किया गया है।',
  'Your student has handed this in, so it stays. Grade it instead.':
    'आपके विद्यार्थी ने इसे जमा कर दिया है, इसलिए यह रहेगा। इसे जाँचकर अंक दें।',
  'This has been graded, so it cannot be handed in again.':
    'इस पर अंक दिए जा चुके हैं, इसलिए इसे फिर से जमा नहीं किया जा सकता।',
  'This client has no account to write to. Call them instead.':
    'इन क्लाइंट का कोई खाता नहीं है जिस पर लिखा जा सके। इन्हें कॉल करें।',
  'This link no longer works, or belongs to another account, so nothing was linked. Log in to the account that asked, or ask again.':
    'यह लिंक अब काम नहीं करता, या किसी दूसरे खाते का है, इसलिए कुछ नहीं जोड़ा गया। जिस खाते से माँगा था उसमें लॉग इन करें, या फिर से माँगें।',
  'This is your own practice: its records are yours already.':
    'यह आपकी अपनी प्रैक्टिस है: इसके रिकॉर्ड पहले से आपके हैं।',
  'You have asked this professional already. Wait, or take that back first.':
    'आप इन प्रोफ़ेशनल से पहले ही अनुरोध कर चुके हैं। इंतज़ार करें, या पहले उसे वापस लें।',
  'This request is no longer waiting. Reload the list.':
    'यह अनुरोध अब इंतज़ार में नहीं है। सूची फिर से लोड करें।',
  'This record is linked to an account already. End that link first.':
    'यह रिकॉर्ड पहले से एक खाते से जुड़ा है। पहले वह जोड़ ख़त्म करें।',
  'This record has no email address. Add one, then invite.':
    'इस रिकॉर्ड में ईमेल पता नहीं है। पहले जोड़ें, फिर बुलाएँ।',
  'Your page is not listed, so no invitations are sent for it yet.':
    'आपका पेज लिस्टिंग में नहीं है, इसलिए अभी उसके लिए बुलावे नहीं भेजे जाते।',
  'One of these is not there any more. Load the list again to see what is.':
    'इनमें से एक अब नहीं है। क्या बाक़ी है, यह देखने के लिए सूची फिर से लोड करें।',
  'must be empty: only lessons are sold several at a time':
    'ख़ाली होना चाहिए: केवल क्लास ही एक साथ कई बेची जाती हैं',
  'At most {most} works are shown. Remove one to add another.':
    'ज़्यादा से ज़्यादा {most} काम दिखाए जाते हैं। नया जोड़ने के लिए कोई एक हटाएँ।',
  'This line is no longer waiting: it was decided. Reload the settings.':
    'यह पंक्ति अब इंतज़ार में नहीं है: इस पर फ़ैसला हो गया। सेटिंग फिर से लोड करें।',
  'At most {most} new lines can wait for review, so nothing was saved. Withdraw some of them first.':
    'जाँच के लिए ज़्यादा से ज़्यादा {most} नई पंक्तियाँ रुक सकती हैं, इसलिए कुछ सेव नहीं हुआ। पहले कुछ पंक्तियाँ वापस लें।',

  'This document was checked. Add the new one beside it.':
    'यह दस्तावेज़ जाँचा जा चुका है। नया इसके साथ जोड़ें।',
  'There can be {most} at most': 'ज़्यादा से ज़्यादा {most} हो सकते हैं',
  'This id belongs to another document: use a new one.':
    'यह पहचान किसी दूसरे दस्तावेज़ की है: नई इस्तेमाल करें।',
  'must be one of the list': 'सूची में से चुनें',
  'This was checked and stands on your page. Write to us.':
    'यह जाँचा जा चुका है और आपके पेज पर है। हमें लिखें।',
  'Some steps are not complete. Complete them, then submit again.':
    'कुछ चरण पूरे नहीं हैं। उन्हें पूरा करें, फिर भेजें।',
  'You have submitted this. It can be changed again if something is missing.':
    'आप इसे भेज चुके हैं। कुछ कमी होने पर इसे फिर बदला जा सकेगा।',
  'You are listed. Change your page in the settings of your dashboard.':
    'आप लिस्टिंग में हैं। अपना पेज डैशबोर्ड की सेटिंग में बदलें।',
  'must be a day such as Monday': 'सप्ताह का कोई दिन चुनें',

  'Calendars that are kept elsewhere are not read here: it is not set up.':
    'कहीं और के कैलेंडर यहाँ नहीं पढ़े जाते: यह सुविधा चालू नहीं है।',
  'is a calendar of Nukkad itself, whose bookings are taken already':
    'यह Nukkad का ही कैलेंडर है, इसकी बुकिंग पहले से गिनी जाती हैं',
  'is connected already': 'यह पहले से जुड़ा है',
  'You have connected {most} calendars. Disconnect one first.':
    'आप {most} कैलेंडर जोड़ चुके हैं। पहले कोई एक हटाएँ।',
  'There is no such connected calendar. It may have been disconnected.':
    'ऐसा कोई जुड़ा हुआ कैलेंडर नहीं है। शायद उसे हटा दिया गया है।',
  'Many calendars are being read. Try again in a moment.':
    'अभी बहुत-से कैलेंडर पढ़े जा रहे हैं। थोड़ी देर में फिर कोशिश करें।',
  'This calendar is being read. Look again in a moment.': 'यह कैलेंडर पढ़ा जा रहा है। थोड़ी देर में फिर देखें।',
  'must be an address such as https://calendar.google.com/…/basic.ics':
    'https://calendar.google.com/…/basic.ics जैसा पता लिखें',
  'must begin with https:// or webcal://': 'https:// या webcal:// से शुरू होना चाहिए',
  'must be an address without a name and a password': 'पते में नाम और पासवर्ड नहीं होना चाहिए',
  'must be an address on the public internet': 'पता सार्वजनिक इंटरनेट का होना चाहिए',
  'The address cannot be read here any more. Connect the calendar again.':
    'यह पता अब यहाँ पढ़ा नहीं जा सकता। कैलेंडर फिर से जोड़ें।',
  'The calendar cannot be connected, because {problem}': 'कैलेंडर नहीं जुड़ सकता, क्योंकि {problem}',
  'its server does not answer as a calendar’s does. Try again later.':
    'उसका सर्वर कैलेंडर की तरह जवाब नहीं देता। बाद में फिर कोशिश करें।',
  'its server asks who you are. Copy the secret address in iCal format.':
    'उसका सर्वर पूछता है कि आप कौन हैं। iCal फ़ॉर्मैट वाला गुप्त पता कॉपी करें।',
  'its server has no calendar there. Copy the address again.':
    'उसके सर्वर पर वहाँ कोई कैलेंडर नहीं है। पता फिर से कॉपी करें।',
  'it does not lead to a calendar on the public internet.':
    'वह सार्वजनिक इंटरनेट के किसी कैलेंडर तक नहीं ले जाता।',
  'what is there is no calendar. Copy the address in iCal format (ICS).':
    'वहाँ जो है वह कैलेंडर नहीं है। iCal फ़ॉर्मैट (ICS) वाला पता कॉपी करें।',
  'it is larger than 2 MB. Share a calendar that begins later.':
    'वह 2 MB से बड़ा है। ऐसा कैलेंडर शेयर करें जो बाद से शुरू हो।',
  'it has more events than are read. Share a smaller calendar.':
    'उसमें इतने कार्यक्रम हैं कि पढ़े नहीं जाते। छोटा कैलेंडर शेयर करें।',
};
