import type { ReactScreenModule, ScreenModule } from './remote-module';

/** The React component of a screen, whatever the screen is written with. */
export async function reactScreen(module: ScreenModule): Promise<ReactScreenModule> {
  if ('Screen' in module) return module;
  // Comes with the first such screen: most pages show none.
  const { elementScreen } = await import('./element-screen');
  return elementScreen(module);
}
