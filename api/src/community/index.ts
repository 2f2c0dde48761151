export { complaintNotifications } from './complaints/complaints.notifications';
export { complaintsQueue } from './complaints/complaints.queue';
export { officeGrantsQueue } from './office-grants/office-grants.queue';
export { requestOffices } from './office-grants/office-grants.store';
export { questionsQueue } from './questions/questions.queue';
export { registerCommunity } from './register';
