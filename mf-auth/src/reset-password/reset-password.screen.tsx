import { PasswordByLink } from '../common/password-by-link/password-by-link.container';
import * as text from './reset-password.text';

const { heading, lead, incomplete, submit } = text;
const words = { heading, lead, incomplete, submit };
const otherWay = { question: text.noLink, words: text.askAgain, to: '/forgot-password' };

export function Screen() {
  return <PasswordByLink call="resetPassword" text={words} otherWay={otherWay} />;
}
