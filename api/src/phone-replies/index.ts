export { conversations } from './converse';
