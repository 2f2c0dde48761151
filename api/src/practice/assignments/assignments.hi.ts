import { formatsIn } from '../../core/language/formats';
import type * as english from './assignments.text';

export const notifications: typeof english.notifications = {
  set: ({ teacher, title, dueOn }) => ({
    title: `${teacher} ने आपको एक असाइनमेंट दिया है`,
    text: `${title}। इसे ${formatsIn.hi.formatFullDay(dueOn)} तक जमा करना है।`,
  }),
  submitted: (student, title) => ({
    title: `${student} ने एक असाइनमेंट जमा किया है`,
    text: title,
  }),
  graded: ({ teacher, title, marks, most }) => ({
    title: `${teacher} ने आपका असाइनमेंट जाँचा है`,
    text: `${title}: ${most} में से ${marks}।`,
  }),
};
