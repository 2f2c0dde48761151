import { fail } from './failure';
import { serve } from './serve';

/** `server [--api-only]`: without, the composed product and the API; with, the API alone. */
serve({ env: process.env, apiOnly: process.argv.includes('--api-only') }).catch(fail);
