export { QuestionsRoom as Screen } from '@nukkad/vendor-kit';
