import { runAlone } from '@nukkad/platform/alone';
import { remote } from './remote';

runAlone(remote);
