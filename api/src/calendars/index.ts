export { registerCalendars } from './register';
