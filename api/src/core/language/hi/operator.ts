/** The console of operators: decisions, articles, settings of the site, releases. */
export const operator = {
  'Another operator has decided this. Reload the page.':
    'इस पर किसी दूसरे ऑपरेटर ने फ़ैसला कर दिया है। पेज फिर से लोड करें।',
  'Another operator has decided this document. Reload the page.':
    'इस दस्तावेज़ पर किसी दूसरे ऑपरेटर ने फ़ैसला कर दिया है। पेज फिर से लोड करें।',
  'This cannot be decided any more. Reload the page.':
    'अब इस पर फ़ैसला नहीं हो सकता। पेज फिर से लोड करें।',
  'This does not wait for a decision. Load it again.': 'इस पर फ़ैसला बाक़ी नहीं है। इसे फिर से लोड करें।',
  'This is no longer waiting: it was decided or withdrawn. Reload the page.':
    'यह अब इंतज़ार में नहीं है: इस पर फ़ैसला हो गया या इसे वापस ले लिया गया। पेज फिर से लोड करें।',
  'There is no such case.': 'ऐसा कोई केस नहीं है।',
  'There is no such queue.': 'ऐसी कोई कतार नहीं है।',
  'There is no such practice.': 'ऐसी कोई प्रैक्टिस नहीं है।',
  'Every document has to be approved first.': 'पहले हर दस्तावेज़ मंज़ूर होना चाहिए।',
  'The directory has no category for this profession yet.': 'डायरेक्टरी में इस पेशे की श्रेणी अभी नहीं है।',
  'must be a place of the directory': 'डायरेक्टरी की कोई जगह चुनें',
  'A practice is decided document by document.': 'प्रैक्टिस पर फ़ैसला एक-एक दस्तावेज़ करके होता है।',
  'The page has {most} qualifications, which is the most. Reject this, or have one removed.':
    'पेज पर {most} योग्यताएँ हैं, इससे ज़्यादा नहीं हो सकतीं। इसे नामंज़ूर करें, या कोई एक हटवाएँ।',
  '{field}: {problem}. Return it instead.': '{field}: {problem}। इसे लौटा दें।',
  'The job is done or under way.': 'यह काम हो चुका है या चल रहा है।',
  'Somebody else has changed this since you opened it, so yours is not saved yet. Look at theirs, then save again.':
    'आपके खोलने के बाद किसी और ने इसे बदला है, इसलिए आपका बदलाव अभी सेव नहीं हुआ। उनका देखें, फिर सेव करें।',
  'There is nothing of this name to ask about.': 'इस नाम का कुछ नहीं है जिसके बारे में पूछा जाए।',
  'There are no questions of this key.': 'यहाँ कोई सवाल नहीं हैं।',
  'must be at least one': 'कम से कम एक होना चाहिए',
  'has a picture without words. Write ![what is to be seen](address) on a line of its own':
    'एक तस्वीर के साथ शब्द नहीं हैं। अलग पंक्ति में ![तस्वीर में क्या है](पता) लिखें',
  'names a picture that is not here. Send it, and use the address it gets then: {address}':
    'एक तस्वीर यहाँ नहीं है। उसे भेजें और फिर मिला पता इस्तेमाल करें: {address}',
  'is no drawing and no picture of ours': 'यह हमारा चित्र या हमारी तस्वीर नहीं है',
  'is no scene of ours': 'यह हमारा दृश्य नहीं है',
  'is no profession of ours': 'यह हमारे पेशों में नहीं है',
  'is no topic of ours': 'यह हमारे विषयों में नहीं है',
  'There is no such article.': 'ऐसा कोई लेख नहीं है।',
  'stays as it is: the article has been out, and others have its address':
    'यह नहीं बदलता: लेख प्रकाशित हो चुका है, और दूसरों के पास इसका पता है',
  'is the address of another article': 'यह किसी दूसरे लेख का पता है',
  'This article has been out. Withdraw it instead: drafts are not shown.':
    'यह लेख प्रकाशित हो चुका है। इसे वापस ले लें: ड्राफ़्ट दिखाए नहीं जाते।',
  'is the name of another department': 'यह किसी दूसरे विभाग का नाम है',
  'cannot lose {department}: officers asked for it, or complaints are about it':
    '{department} हटाया नहीं जा सकता: अधिकारियों ने इसे माँगा है, या इसके बारे में शिकायतें हैं',
  'There is no such paid place.': 'ऐसी कोई सशुल्क जगह नहीं है।',
  'is not listed at present': 'अभी लिस्टिंग में नहीं है',
  'is no city we know': 'यह शहर हमें नहीं पता',
  'is no neighbourhood of {city} we know': '{city} का यह इलाक़ा हमें नहीं पता',
  'has a state in which nobody is listed: {state}': 'इस राज्य में किसी की लिस्टिंग नहीं है: {state}',
  'There is no such error, or it was reported without a stack.':
    'ऐसी कोई गड़बड़ी नहीं है, या वह स्टैक के बिना दर्ज हुई थी।',
  'This canary does not run any more. Load the page again.':
    'यह कैनरी अब नहीं चल रही। पेज फिर से लोड करें।',
  'The registry has no version {version} any more. Load the page again.':
    'रजिस्ट्री में संस्करण {version} अब नहीं है। पेज फिर से लोड करें।',
  'The registry changed nothing: {why}': 'रजिस्ट्री ने कुछ नहीं बदला: {why}',
  'must be given': 'यह देना ज़रूरी है',
  'There is nothing of this name to translate.': 'इस नाम का अनुवाद करने के लिए कुछ नहीं है।',
  'is no field of this text': 'यह इस लेख का हिस्सा नहीं है',
};
