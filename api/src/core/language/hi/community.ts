/** Complaints, government offices, questions, reviews, stories, conversations. */
export const community = {
  'There is no such complaint.': 'ऐसी कोई शिकायत नहीं है।',
  'There is no complaint with this number, or it is not published.':
    'इस नंबर की कोई शिकायत नहीं है, या वह प्रकाशित नहीं है।',
  'There is no such kind of complaint.': 'ऐसी किसी तरह की शिकायत नहीं होती।',
  'There is no such officer.': 'ऐसे कोई अधिकारी नहीं हैं।',
  'There is no such department.': 'ऐसा कोई विभाग नहीं है।',
  'there is no such officer': 'ऐसे कोई अधिकारी नहीं हैं',
  'there is no such department': 'ऐसा कोई विभाग नहीं है',
  'there is no such kind of complaint': 'ऐसी किसी तरह की शिकायत नहीं होती',
  'This complaint is settled. Reload the page to see how.':
    'इस शिकायत का निपटारा हो चुका है। कैसे हुआ, यह देखने के लिए पेज फिर से लोड करें।',
  'This complaint waits for an answer, or is settled. Reload the page to see how it stands.':
    'यह शिकायत जवाब के इंतज़ार में है, या इसका निपटारा हो चुका है। अभी की स्थिति देखने के लिए पेज फिर से लोड करें।',
  'This complaint is yours.': 'यह शिकायत आपकी ही है।',
  'must say what everybody will read': 'वह लिखें जो सब लोग पढ़ेंगे',
  'You keep no desk of a government office.': 'आप किसी सरकारी दफ़्तर का पेज नहीं चलाते।',
  'There is no such question.': 'ऐसा कोई सवाल नहीं है।',
  'There is no such question for you to answer.': 'आपके जवाब के लिए ऐसा कोई सवाल नहीं है।',
  'This question has been decided already.': 'इस सवाल पर फ़ैसला हो चुका है।',
  'Only verified professionals who are listed answer questions.':
    'सवालों के जवाब केवल वे सत्यापित प्रोफ़ेशनल देते हैं जो लिस्टिंग में हैं।',
  'Your answer cannot be changed any more: a day has passed.':
    'अब आपका जवाब बदला नहीं जा सकता: एक दिन बीत चुका है।',
  'A review can be written once the booking has taken place.':
    'बुकिंग पूरी होने के बाद ही समीक्षा लिखी जा सकती है।',
  'This review cannot be changed any more.': 'यह समीक्षा अब बदली नहीं जा सकती।',
  'You have reviewed this booking already.': 'आप इस बुकिंग की समीक्षा लिख चुके हैं।',
  'You have reviewed this client already.': 'आप इस क्लाइंट की समीक्षा लिख चुके हैं।',
  'There is no such review of yours.': 'आपकी ऐसी कोई समीक्षा नहीं है।',
  'There is no such review.': 'ऐसी कोई समीक्षा नहीं है।',
  'There is no such story.': 'ऐसी कोई कहानी नहीं है।',
  'This review may not be told.': 'यह समीक्षा कहानी नहीं बन सकती।',
  'This story has been decided already.': 'इस कहानी पर फ़ैसला हो चुका है।',
  'must be a title on the first line, and the story below': 'पहली पंक्ति में शीर्षक और नीचे कहानी लिखें',
  'must have a title of at most {most} characters': 'शीर्षक में ज़्यादा से ज़्यादा {most} अक्षर लिखें',
  'There is no such conversation.': 'ऐसी कोई बातचीत नहीं है।',
  'is your own page': 'यह आपका अपना पेज है',
  'This account has been deleted, so nobody would read your message.':
    'यह खाता मिटाया जा चुका है, इसलिए आपका संदेश कोई नहीं पढ़ेगा।',
};
