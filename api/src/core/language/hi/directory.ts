/** Places, categories, lists, search, favourites, alerts. */
export const directory = {
  'There is no such category.': 'ऐसी कोई श्रेणी नहीं है।',
  'There is no such profession.': 'ऐसा कोई पेशा नहीं है।',
  'There is no such speciality.': 'ऐसी कोई विशेषज्ञता नहीं है।',
  'There is no such profession or speciality.': 'ऐसा कोई पेशा या विशेषज्ञता नहीं है।',
  'There is no such professional.': 'ऐसे कोई प्रोफ़ेशनल नहीं हैं।',
  'No such professional.': 'ऐसे कोई प्रोफ़ेशनल नहीं हैं।',
  'There is no such government office.': 'ऐसा कोई सरकारी दफ़्तर नहीं है।',
  'There is no such part.': 'ऐसा कोई हिस्सा नहीं है।',
  'There is no such place in the directory.': 'डायरेक्टरी में ऐसी कोई जगह नहीं है।',
  'There is no place of this name here.': 'यहाँ इस नाम की कोई जगह नहीं है।',
  'There is no city of this name in the directory.': 'डायरेक्टरी में इस नाम का कोई शहर नहीं है।',
  'There is no state of this name in the directory.': 'डायरेक्टरी में इस नाम का कोई राज्य नहीं है।',
  'There is no place of this name in the directory.': 'डायरेक्टरी में इस नाम की कोई जगह नहीं है।',
  'Nobody is listed in a state of this name.': 'इस नाम के राज्य में किसी की लिस्टिंग नहीं है।',
  'No neighbourhood is known yet.': 'अभी किसी इलाक़े की जानकारी नहीं है।',
  'We do not know where {pin} is.': 'हमें नहीं पता कि {pin} कहाँ है।',
  'must be given with spec': 'विशेषज्ञता के साथ पेशा भी चुनें',
  'must be given with lng': 'lng के साथ देना ज़रूरी है',
  'must be given with lat': 'lat के साथ देना ज़रूरी है',
  'needs lat and lng, or loc of a neighbourhood': 'इसके लिए कोई इलाक़ा चुनें',
  'distance needs lat and lng, or loc of a neighbourhood': 'दूरी के लिए कोई इलाक़ा चुनें',
  'must be any of {values}': 'दिए गए विकल्पों में से चुनें',
  'is known within one profession only, and not in every one':
    'यह केवल किसी एक पेशे के लिए चुना जा सकता है, और हर पेशे में नहीं',
  'must be `next` of the same list': 'यह इसी सूची के आगे का हिस्सा नहीं है',
  'must not be given with cursor': 'cursor के साथ नहीं दिया जा सकता',
  'This professional has given no telephone number. Ask for a call with the form instead.':
    'इन प्रोफ़ेशनल ने कोई फ़ोन नंबर नहीं दिया है। फ़ॉर्म से कॉल का अनुरोध करें।',
  'At most {most} professionals are kept. Remove one to add another.':
    'ज़्यादा से ज़्यादा {most} प्रोफ़ेशनल रखे जाते हैं। नया जोड़ने के लिए कोई एक हटाएँ।',
  'Somebody is listed for {topic} in {city}. Search again to see who.':
    '{city} में {topic} के लिए लिस्टिंग मौजूद है। देखने के लिए फिर से खोजें।',
  'You wait for {most} already. End one with the link in its email first.':
    'आप पहले से {most} सूचनाओं का इंतज़ार कर रहे हैं। पहले किसी एक को उसके ईमेल में दिए लिंक से बंद करें।',
  'This link is not from one of our emails. Use the newest email.':
    'यह लिंक हमारे किसी ईमेल का नहीं है। सबसे नया ईमेल इस्तेमाल करें।',
  'This link no longer works. Search again to ask once more.':
    'यह लिंक अब काम नहीं करता। फिर से माँगने के लिए दोबारा खोजें।',
  'Many pictures are being drawn. Ask again in a moment.':
    'अभी बहुत-सी तस्वीरें बन रही हैं। थोड़ी देर में फिर कोशिश करें।',
  'is no topic we know': 'यह विषय हमें नहीं पता',
  'is no profession we know': 'यह पेशा हमें नहीं पता',
  'means {meaning} already': 'इसका मतलब पहले से {meaning} है',
  'No more than {most} words can be added.': '{most} से ज़्यादा शब्द नहीं जोड़े जा सकते।',
  'must have letters': 'इसमें अक्षर होने चाहिए',
  'No operator has added this word.': 'यह शब्द किसी ऑपरेटर ने नहीं जोड़ा है।',
  'must be in Latin letters; add other spellings as words':
    'रोमन अक्षरों में लिखें; दूसरी वर्तनियाँ शब्दों के रूप में जोड़ें',
  'is a topic of {profession}': 'यह {profession} का विषय है',
  'No operator has added it.': 'इसे किसी ऑपरेटर ने नहीं जोड़ा है।',
  'No more than {most} topics can be added.': '{most} से ज़्यादा विषय नहीं जोड़े जा सकते।',
  'Professionals have chosen this topic already, so it has to stay.':
    'प्रोफ़ेशनल यह विषय चुन चुके हैं, इसलिए इसे रहना होगा।',
};
