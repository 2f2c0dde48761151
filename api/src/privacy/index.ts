export { userDeleted } from './erasure/user-deleted';
export { registerPrivacy } from './register';
