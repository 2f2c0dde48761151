import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** The pictures of `docs/screenshots`; `npm run screenshots` makes them anew. */
export default defineConfig(journeys, { testDir: './screenshots' });
