import { rewritePages } from '../../operations/rewrite-pages';
import { changeAnswer, changeFlags, changeOptions } from '../command/change';
import type { Command } from '../command/command';

export const pagesCommand: Command = {
  usage: 'pages',
  about: 'Rewrite the pages, move nothing',
  options: changeFlags,
  examples: ['nukkad pages'],
  run: async (call) => changeAnswer(await rewritePages(call.places, changeOptions(call))),
};
