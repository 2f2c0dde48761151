/** Files that people send. */
export const files = {
  'There is no such file.': 'ऐसी कोई फ़ाइल नहीं है।',
  'There is no such file. Send it again.': 'ऐसी कोई फ़ाइल नहीं है। इसे फिर से भेजें।',
  'There is no such file on its way.': 'ऐसी कोई फ़ाइल नहीं आ रही है।',
  'There is no such picture.': 'ऐसी कोई तस्वीर नहीं है।',
  'There is no such document.': 'ऐसा कोई दस्तावेज़ नहीं है।',
  'There is no such document of yours.': 'आपका ऐसा कोई दस्तावेज़ नहीं है।',
  'Many files are being checked, so yours was not taken. Send it again in a moment.':
    'अभी बहुत-सी फ़ाइलें जाँची जा रही हैं, इसलिए आपकी फ़ाइल नहीं ली गई। थोड़ी देर में फिर भेजें।',
  'The file is empty. Choose another.': 'यह फ़ाइल ख़ाली है। दूसरी चुनें।',
  'is empty': 'ख़ाली है',
  'is empty, too long or not plain': 'ख़ाली है, बहुत लंबा है या उसमें ग़लत अक्षर हैं',
  'A file has at most 5 MB. Choose a smaller one.':
    'फ़ाइल ज़्यादा से ज़्यादा 5 MB की हो सकती है। छोटी फ़ाइल चुनें।',
  'Only PDF, JPEG and PNG files can be sent.': 'केवल PDF, JPEG और PNG फ़ाइलें भेजी जा सकती हैं।',
  'The virus scanner found something in this file, so it was not taken. Send a file from another device, or a photograph.':
    'वायरस जाँच में इस फ़ाइल में कुछ मिला, इसलिए इसे नहीं लिया गया। किसी दूसरे डिवाइस से फ़ाइल भेजें, या फ़ोटो भेजें।',
  'holds what the virus scanner knows as harmful': 'वायरस जाँच में इसमें कुछ नुक़सानदेह मिला',
  'This file is being checked for viruses. Open it in some minutes.':
    'इस फ़ाइल में वायरस की जाँच हो रही है। इसे कुछ मिनट बाद खोलें।',
  'The virus scanner found something in this file, so it was removed.':
    'वायरस जाँच में इस फ़ाइल में कुछ मिला, इसलिए इसे हटा दिया गया।',
  'This link opens nothing any more. Go back to where you found it.':
    'इस लिंक से अब कुछ नहीं खुलता। जहाँ यह मिला था, वहाँ वापस जाएँ।',
  'The connection broke. Continue where it stopped.': 'कनेक्शन टूट गया। जहाँ रुका था, वहीं से आगे भेजें।',
  'The file has no name that can be kept. Rename it.': 'फ़ाइल का नाम रखने लायक़ नहीं है। उसका नाम बदलें।',
  'This picture cannot be opened: it is damaged or far too large.':
    'यह तस्वीर नहीं खुल रही: यह ख़राब है या बहुत ही बड़ी है।',
  'This picture cannot be opened: it is damaged or far too large. Open it, save it anew as JPEG or PNG, and send that.':
    'यह तस्वीर नहीं खुल रही: यह ख़राब है या बहुत ही बड़ी है। इसे खोलें, JPEG या PNG में फिर से सेव करें और वह भेजें।',
  'This PDF cannot be taken because {problem}.': 'यह PDF नहीं ली जा सकती, क्योंकि {problem}।',
  'This PDF cannot be taken because {problem}. Print it to a new PDF, or send a photograph of it.':
    'यह PDF नहीं ली जा सकती, क्योंकि {problem}। इसे नई PDF में प्रिंट करें, या इसकी फ़ोटो भेजें।',
  'This file cannot be taken: {problem}.': 'यह फ़ाइल नहीं ली जा सकती: {problem}।',
  'This file cannot be taken: {problem}. Print it to a new PDF, or send a photograph of it.':
    'यह फ़ाइल नहीं ली जा सकती: {problem}। इसे नई PDF में प्रिंट करें, या इसकी फ़ोटो भेजें।',
  'it contains a script': 'इसमें एक स्क्रिप्ट है',
  'it starts programs': 'यह प्रोग्राम चलाती है',
  'it contains other files': 'इसके अंदर दूसरी फ़ाइलें हैं',
  'it contains a form that runs': 'इसमें अपने आप चलने वाला फ़ॉर्म है',
  'it is locked with a password': 'यह पासवर्ड से बंद है',
  'it is damaged': 'यह ख़राब है',
  'it is written in a way we cannot check': 'इसकी जाँच हम नहीं कर पाते',
  'checking it takes too long': 'इसकी जाँच में बहुत समय लगता है',
  'checking it takes too much memory': 'इसकी जाँच में बहुत ज़्यादा मेमोरी लगती है',
  'must be a file or the id of one': 'एक फ़ाइल चुनें',
  'must be a JPEG or PNG picture': 'JPEG या PNG तस्वीर होनी चाहिए',
  'The form did not arrive completely. Send it again.': 'फ़ॉर्म पूरा नहीं पहुँचा। इसे फिर से भेजें।',
  'This file is not here any more: choose it again': 'यह फ़ाइल अब यहाँ नहीं है: इसे फिर से चुनें',
  'one of these files is not there any more': 'इनमें से एक फ़ाइल अब नहीं है',
  'log in to send files': 'फ़ाइलें भेजने के लिए लॉग इन करें',
};
