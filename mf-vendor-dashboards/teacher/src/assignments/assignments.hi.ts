import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './assignments.text';

export const text: Translation<typeof english> = {
  title: 'असाइनमेंट',
  what: 'असाइनमेंट',
  tabs: 'स्थिति के हिसाब से असाइनमेंट',
  shown: { set: 'जमा होने बाक़ी', submitted: 'जाँचने बाक़ी', graded: 'जाँचे हुए' },
  withCount: (label, count) => `${label} (${count})`,
  states: { set: 'दिया गया', submitted: 'जमा हुआ', graded: 'जाँचा गया' },
  none: {
    set: 'कुछ भी जमा होना बाक़ी नहीं है',
    submitted: 'कुछ भी जाँचना बाक़ी नहीं है',
    graded: 'अभी कुछ नहीं जाँचा गया है',
  },
  noneWhy: 'अपने विद्यार्थियों को असाइनमेंट दें। हम उन्हें बता देंगे, और वे यहीं जमा करेंगे।',
  of: (action, title, student) => `${action}: ${title}, ${student}`,
  onlyOf: (student) => `सिर्फ़ ${student} के असाइनमेंट दिख रहे हैं।`,
  everybody: 'सभी विद्यार्थी दिखाएँ',

  set: 'असाइनमेंट दें',
  setting: 'दिया जा रहा है…',
  isSet: (students) =>
    students === 1 ? 'हमने एक विद्यार्थी को बता दिया है।' : `हमने ${students} विद्यार्थियों को बता दिया है।`,
  name: 'शीर्षक',
  task: 'क्या करना है',
  dueOn: 'कब तक जमा करना है',
  maxMarks: 'अंक',
  maxMarksHint: 'इस असाइनमेंट के पूरे अंक।',
  students: 'विद्यार्थी',
  studentsWhat: 'विद्यार्थी',
  find: 'विद्यार्थी खोजें',
  found: 'मिले हुए विद्यार्थी',
  chosen: 'जिन विद्यार्थियों को मिलेगा',
  nobody: 'इस नाम का कोई विद्यार्थी नहीं है',
  noStudents: 'अभी आपके कोई विद्यार्थी नहीं हैं। क्लास बुक करने वाले सभी लोग आपके विद्यार्थी बन जाते हैं।',
  chooseSome: 'कम से कम एक विद्यार्थी चुनें',
  tooMany: (most) => `ज़्यादा से ज़्यादा ${most} विद्यार्थी चुनें`,

  handedIn: (when) => `${when} को जमा हुआ`,
  savingFile: 'फ़ाइल सेव करना',

  grade: 'अंक दें',
  regrade: 'अंक बदलें',
  grading: 'सेव हो रहा है…',
  marksGiven: 'दिए गए अंक',
  remark: 'टिप्पणी',
  isGraded: (student) => `हमने ${student} को अंक बता दिए हैं।`,
  noMarks: 'अंक लिखें',
  beyond: (most) => `0 से ${most} तक अंक दें`,

  remove: 'हटाएँ',
  removing: 'हटाया जा रहा है…',
  removingAction: 'असाइनमेंट हटाना',
  removed: 'असाइनमेंट हटा दिया गया।',
  asking: (title, student) => `${student} का “${title}” हटाएँ?`,
  askingNext: 'विद्यार्थी को यह फिर नहीं दिखेगा।',

  needed: 'ज़रूरी है',
  tooLong: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर लिखें`,
};
