export { MessagesRoom as Screen } from '@nukkad/vendor-kit';
