import { PasswordByLink } from '../common/password-by-link/password-by-link.screen';
import * as text from './take-back-email.text';

const otherWay = { question: text.noLink, words: text.help, to: '/#help' };

export function Screen() {
  return <PasswordByLink call="takeBackEmail" text={text} otherWay={otherWay} />;
}
