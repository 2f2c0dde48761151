import { PasswordByLink } from '../common/password-by-link/password-by-link.container';
import * as text from './take-back-email.text';

const { heading, lead, incomplete, submit } = text;
const words = { heading, lead, incomplete, submit };
const otherWay = { question: text.noLink, words: text.help, to: '/#help' };

export function Screen() {
  return <PasswordByLink call="takeBackEmail" text={words} otherWay={otherWay} />;
}
