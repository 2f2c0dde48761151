import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import { start } from '../../scripts/support/processes.mjs';
import { ended, startScreen } from '../support/screen.mjs';

/** How often the driver is asked whether it has started, 50 ms apart. */
const TRIES = 1_200;

/**
 * Starts WebKit with an empty profile, on a screen that nobody sees.
 *
 * @param {{ browser: string, isDark?: boolean }} options the program of WebKitGTK's own browser;
 *   whether the desktop around it is dark
 * @returns {Promise<Started>}
 *
 * @typedef {object} Started
 * @property {import('selenium-webdriver').WebDriver} driver
 * @property {() => Promise<void>} close
 */
export async function startWebKit({ browser, isDark = false }) {
  const screen = await startScreen();
  const port = await freePort();
  const server = start('WebKitWebDriver', [`--port=${port}`], {
    expendable: true,
    env: { ...process.env, ...surroundings(screen.display, isDark) },
    stdio: 'ignore',
  });
  const close = async () => {
    for (const child of [server, screen]) await ended(child);
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await answers(`${origin}/status`);
    const driver = await new Builder().usingServer(origin).withCapabilities(asked(browser)).build();
    return { driver, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const asked = (binary) => ({
  browserName: 'MiniBrowser',
  // Otherwise the driver waits for loads that pages have ended long since, and every command hangs.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': {
    binary,
    args: ['--automation'],
  },
});

function surroundings(display, isDark) {
  return {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
    // There is no graphics card to draw with. Layers stay composited all the same: without that,
    // WebKitGTK 2.50 crashes at the first view transition of any page.
    LIBGL_ALWAYS_SOFTWARE: '1',
    LANG: 'en_IN.UTF-8',
    TZ: 'Asia/Kolkata',
  };
}

/** The driver cannot choose a port by itself. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(address) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await fetch(address).catch(() => undefined)) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver does not answer.');
}
