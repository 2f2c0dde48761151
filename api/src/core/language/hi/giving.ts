/** Campaigns, donations, help, subscriptions, messages on the phone. */
export const giving = {
  'There is no such campaign.': 'ऐसा कोई अभियान नहीं है।',
  'There is no such campaign of yours.': 'आपका ऐसा कोई अभियान नहीं है।',
  'There is no such startup campaign.': 'स्टार्टअप का ऐसा कोई अभियान नहीं है।',
  'Something is missing before it can be sent.': 'भेजने से पहले कुछ भरना बाक़ी है।',
  'It was stopped.': 'इसे रोक दिया गया है।',
  'It is published already.': 'यह पहले से प्रकाशित है।',
  'It is in review. You can change it when it comes back.':
    'इसकी जाँच हो रही है। वापस आने पर आप इसे बदल सकते हैं।',
  'This campaign was changed in another window in the meantime.':
    'इस बीच इस अभियान को दूसरी विंडो में बदला गया।',
  'You have begun {most} campaigns. Finish or remove one first.':
    'आप {most} अभियान शुरू कर चुके हैं। पहले कोई एक पूरा करें या हटाएँ।',
  'A campaign has at most {most} updates.': 'एक अभियान में ज़्यादा से ज़्यादा {most} अपडेट हो सकते हैं।',
  'A goal is at least {least}': 'लक्ष्य कम से कम {least} होना चाहिए',
  'Choose a day from tomorrow on, at most {days} days ahead':
    'कल या उसके बाद का दिन चुनें, ज़्यादा से ज़्यादा {days} दिन आगे',
  'Give from {least} to {most}': '{least} से {most} तक दें',
  'Nobody takes payments for this installation yet, so that nothing was given.':
    'यहाँ अभी भुगतान लेने की सुविधा नहीं है, इसलिए कुछ नहीं दिया गया।',
  'There is no such donation of yours.': 'आपका ऐसा कोई दान नहीं है।',
  'Say who gives, and where the receipt is sent.': 'बताएँ कि दान कौन दे रहे हैं और रसीद कहाँ भेजी जाए।',
  'This campaign no longer looks for investors.': 'यह अभियान अब निवेशक नहीं ढूँढ रहा।',
  'The organiser already has your message.': 'आयोजक को आपका संदेश मिल चुका है।',

  'There is no such ticket.': 'ऐसा कोई टिकट नहीं है।',
  'There is no such ticket of yours.': 'आपका ऐसा कोई टिकट नहीं है।',
  'There is no such ticket, or the link is not of its letter.':
    'ऐसा कोई टिकट नहीं है, या लिंक उसके ईमेल का नहीं है।',
  'This ticket is closed. Write a new one.': 'यह टिकट बंद है। नया लिखें।',
  'This ticket is closed.': 'यह टिकट बंद है।',
  'This ticket is open already.': 'यह टिकट पहले से खुला है।',
  'Its writer has left.': 'इसे लिखने वाले अब यहाँ नहीं हैं।',
  'A ticket is answered, closed or opened again.':
    'टिकट का जवाब दिया जाता है, उसे बंद किया जाता है या फिर से खोला जाता है।',
  'This link is not from one of our emails. Use the newest email, or subscribe again.':
    'यह लिंक हमारे किसी ईमेल का नहीं है। सबसे नया ईमेल इस्तेमाल करें, या फिर से सब्सक्राइब करें।',
  'This link no longer works. Subscribe again for a new one.':
    'यह लिंक अब काम नहीं करता। नए लिंक के लिए फिर से सब्सक्राइब करें।',

  'Messages of this kind are not set up here, so none can be sent.':
    'इस तरह के संदेश यहाँ चालू नहीं हैं, इसलिए भेजे नहीं जा सकते।',
  'No more codes can be sent today. Try again tomorrow.':
    'आज और कोड नहीं भेजे जा सकते। कल फिर कोशिश करें।',
  'Prove a mobile number first.': 'पहले मोबाइल नंबर की पुष्टि करें।',
  'must be a mobile number of a country that we send messages to':
    'ऐसे देश का मोबाइल नंबर लिखें जहाँ हम संदेश भेजते हैं',
};
