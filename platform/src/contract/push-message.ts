/** What a device is pushed, encrypted for it. */
export interface PushMessage {
  /** Of the notification: a second one replaces the first. */
  id: string;
  title: string;
  text: string;
  /** Path of the page that shows it in full, without a language. */
  link: string;
  language: 'en-IN' | 'hi' | 'kn';
}
