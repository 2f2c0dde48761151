/** Times, bookings, packages and payments. */
export const booking = {
  'There is no such booking.': 'ऐसी कोई बुकिंग नहीं है।',
  'There is no such entry.': 'ऐसी कोई प्रविष्टि नहीं है।',
  'There is no such hold.': 'ऐसा कोई रोका हुआ समय नहीं है।',
  'There is no such calendar. It may have been ended: make another one.':
    'ऐसा कोई कैलेंडर नहीं है। शायद उसे बंद कर दिया गया है: दूसरा बनाएँ।',
  'This time is no longer kept for you. Choose one again.':
    'यह समय अब आपके लिए नहीं रोका गया है। फिर से कोई समय चुनें।',
  'This time is no longer kept for you. Choose another.':
    'यह समय अब आपके लिए नहीं रोका गया है। कोई दूसरा चुनें।',
  'Log in to take the time kept for you.': 'आपके लिए रोका गया समय लेने के लिए लॉग इन करें।',
  'You cannot book yourself.': 'आप ख़ुद को बुक नहीं कर सकते।',
  'must be one of theirs': 'इन्हीं प्रोफ़ेशनल की सेवाओं में से चुनें',
  'must be something this professional is booked for': 'वही चुनें जिसके लिए ये प्रोफ़ेशनल बुक किए जाते हैं',
  'must be a time to come': 'आने वाला समय चुनें',
  'must be one of the times this professional offers': 'इन प्रोफ़ेशनल के दिए समय में से कोई एक चुनें',
  'must be one of the free times of this professional': 'इन प्रोफ़ेशनल के ख़ाली समय में से कोई एक चुनें',
  'must be within {days} days': '{days} दिनों के अंदर होना चाहिए',
  'must not be before from': 'शुरू की तारीख़ से पहले नहीं हो सकती',
  'must not be over': 'यह तारीख़ बीत चुकी है',
  'must be today or later': 'आज या उसके बाद की तारीख़ चुनें',
  'only lessons repeat': 'केवल क्लास हर हफ़्ते बुक हो सकती हैं',
  'not for several weeks at once': 'कई हफ़्तों के लिए एक साथ नहीं',
  'there is no lesson left': 'कोई क्लास बाक़ी नहीं है',
  'Some of these weeks are taken.': 'इनमें से कुछ हफ़्तों का समय लिया जा चुका है।',
  'You have already had a trial lesson with them.': 'आप इनके साथ ट्रायल क्लास ले चुके हैं।',
  'This client has already had a trial lesson with you.': 'यह क्लाइंट आपके साथ ट्रायल क्लास ले चुके हैं।',
  'It has begun already.': 'यह शुरू हो चुका है।',
  'It can be moved until {hours} hours before.':
    'शुरू होने से {hours} घंटे पहले तक ही समय बदला जा सकता है।',
  'Only the professional can do this.': 'यह केवल प्रोफ़ेशनल कर सकते हैं।',
  'You can do this once it has started.': 'शुरू होने के बाद ही आप यह कर सकते हैं।',
  'Say why, so that your client knows.': 'कारण बताएँ, ताकि आपके क्लाइंट को पता चले।',
  'The booking is over.': 'बुकिंग पूरी हो चुकी है।',
  'This is not possible any more: the booking is {status}.':
    'अब यह संभव नहीं है: बुकिंग की स्थिति है “{status}”।',
  'not made yet': 'अभी बनी नहीं',
  'waiting for an answer': 'जवाब का इंतज़ार',
  confirmed: 'पुष्टि हो चुकी',
  over: 'पूरी हो चुकी',
  cancelled: 'रद्द',
  declined: 'अस्वीकार',
  expired: 'समय निकल चुका',
  'This time is not free any more: somebody else has booked it, or a calendar that you connected has something then. Move the request to another time, or decline it.':
    'यह समय अब ख़ाली नहीं है: किसी और ने इसे बुक कर लिया है, या आपके जोड़े हुए कैलेंडर में उस समय कुछ है। अनुरोध का समय बदलें, या उसे अस्वीकार करें।',
  'must be a quarter of an hour, such as 10:{minutes}': 'चौथाई घंटे पर होना चाहिए, जैसे 10:{minutes}',
  'must lie within your hours': 'आपके काम के समय के अंदर होना चाहिए',
  'must not touch your lunch break': 'आपके लंच के समय में नहीं होना चाहिए',
  'say who comes': 'बताएँ कि कौन आएँगे',
  'must be one of yours': 'अपनी सेवाओं में से चुनें',
  'must be something you are booked for': 'वही चुनें जिसके लिए आप बुक किए जाते हैं',
  'There is no such day.': 'ऐसा कोई दिन नहीं है।',
  '1 booking stands in this time. Move or cancel it first.':
    'इस समय में 1 बुकिंग है। पहले उसका समय बदलें या उसे रद्द करें।',
  '{count} bookings stand in this time. Move or cancel them first.':
    'इस समय में {count} बुकिंग हैं। पहले उनका समय बदलें या उन्हें रद्द करें।',

  'No provider of payments is set up.': 'यहाँ भुगतान की कोई सेवा चालू नहीं है।',
  'There is no such payment provider.': 'भुगतान की ऐसी कोई सेवा नहीं है।',
  'There is no such payment.': 'ऐसा कोई भुगतान नहीं है।',
  'This payment waits for no transfer.': 'यह भुगतान किसी ट्रांसफ़र का इंतज़ार नहीं कर रहा।',
  'You have reported a transfer for this payment with another number.':
    'आपने इस भुगतान के लिए किसी दूसरे नंबर का ट्रांसफ़र बताया है।',
  'We are still looking for other transfers of yours. Report this one once they are found.':
    'आपके दूसरे ट्रांसफ़र अभी खोजे जा रहे हैं। उनके मिलने के बाद इसे बताएँ।',
  'This is no test payment.': 'यह टेस्ट भुगतान नहीं है।',
  'The payment is about another amount.': 'यह भुगतान किसी दूसरी रक़म का है।',
  'cannot be online here yet': 'यहाँ अभी ऑनलाइन नहीं हो सकता',
  'There is no such lesson package.': 'क्लास का ऐसा कोई पैकेज नहीं है।',
  'is free: book it instead of buying it': 'यह मुफ़्त है: इसे ख़रीदने के बजाय बुक करें',
  'There is no credit note.': 'कोई क्रेडिट नोट नहीं है।',
  'There is no invoice.': 'कोई इनवॉइस नहीं है।',
  'There is no invoice yet: say first whether you charge GST, under GST details in Payments. What is issued without a GSTIN is a receipt without tax, and stays one.':
    'इनवॉइस अभी तैयार नहीं है: पहले भुगतान में “GST की जानकारी” में बताएँ कि आप GST लेते हैं या नहीं। GSTIN के बिना जो जारी होता है वह बिना टैक्स की रसीद होती है, और वैसी ही रहती है।',
  'There is no invoice yet: {professional} has not said yet whether GST is charged. We have asked. You can save it from {day} at the latest.':
    'इनवॉइस अभी तैयार नहीं है: {professional} की ओर से अभी तक नहीं बताया गया है कि GST लिया जाता है या नहीं। हमने पूछ लिया है। आप इसे ज़्यादा से ज़्यादा {day} से सेव कर सकेंगे।',
  'This is no GSTIN. Check its 15 characters.': 'यह GSTIN नहीं है। इसके 15 अक्षर जाँचें।',
  'must be the twelve digits by which the bank numbers the transfer':
    'बैंक के ट्रांसफ़र नंबर के बारह अंक लिखें',
  'has confirmed another payment': 'इससे दूसरे भुगतान की पुष्टि हो चुकी है',
  'There is no account for payouts yet. Give one, and have it verified.':
    'पेआउट के लिए अभी कोई खाता नहीं है। खाता दीजिए और उसे सत्यापित करवाइए।',
  'Your account for payouts is not verified yet.': 'पेआउट का आपका खाता अभी सत्यापित नहीं हुआ है।',
  'Your account for payouts is new, so that it is used from {until}.':
    'पेआउट का आपका खाता नया है, इसलिए वह {until} से काम में आएगा।',
  'There is nothing to pay out: what you are owed is less than {minimum}, has been paid out, or was given to you at visits.':
    'पेआउट के लिए कुछ नहीं है: आपका बक़ाया {minimum} से कम है, उसका पेआउट हो चुका है, या वह आपको मुलाक़ात पर मिल चुका है।',
  'must be the reference by which the bank names the transfer: 6 to 30 letters and digits':
    'बैंक का ट्रांसफ़र रेफ़रेंस लिखें: 6 से 30 अक्षर और अंक',
};
