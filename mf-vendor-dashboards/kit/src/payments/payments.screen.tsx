import { RoomPage } from '../common/room-page';
import { text } from './payments.text';

export function PaymentsRoom() {
  return <RoomPage title={text.title}>{null}</RoomPage>;
}
