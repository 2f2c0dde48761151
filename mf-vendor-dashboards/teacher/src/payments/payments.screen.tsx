export { PaymentsRoom as Screen } from '@nukkad/vendor-kit';
