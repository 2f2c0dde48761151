// Must be the first stylesheet: it declares the order of the cascade layers for every part.
import '@nukkad/shared-ui/tokens.css';
import '@nukkad/shared-ui/base.css';
import './frame/first-paint.css';

import { start } from './bootstrap';
import { showLastPage } from './crash/last-page';

start().catch(showLastPage);
