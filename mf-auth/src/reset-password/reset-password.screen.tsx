import { PasswordByLink } from '../common/password-by-link/password-by-link.screen';
import * as text from './reset-password.text';

const otherWay = { question: text.noLink, words: text.askAgain, to: '/forgot-password' };

export function Screen() {
  return <PasswordByLink call="resetPassword" text={text} otherWay={otherWay} />;
}
