export { registerOperator } from './register';
