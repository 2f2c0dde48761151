import { type Examined, examine } from '../../doctor/doctor';
import type { Command } from '../command/command';

export const doctorCommand: Command = {
  usage: 'doctor',
  about: 'Look for what is wrong with this registry, and say what to do',
  options: [['--fix', 'Put right what is safe: rewrite pages, free a dead lock, clear leftovers']],
  examples: ['nukkad doctor', 'nukkad doctor --fix'],
  run: async (call) => {
    const checks = await examine(call.places, {
      fix: call.isOn('fix'),
      onCheck: (name) => call.phase(`Looking at ${name}`),
    });
    const left = checks.flatMap(({ findings }) => findings).filter((f) => f.outcome !== 'fixed');
    return {
      lines: [
        ...checks.flatMap(linesOf),
        left.length === 0 ? 'All is well.' : summary(left.length),
      ],
      data: { checks },
      refused: left.length > 0,
    };
  },
};

function linesOf({ check, findings }: Examined): string[] {
  return findings.flatMap(({ what, soWhat, next, outcome }) => [
    `${check}: ${what}`,
    `  ${soWhat}`,
    outcome === 'fixed' ? '  Put right.' : `  ${outcome === 'fixable' ? fixing(next) : next}`,
  ]);
}

function fixing(next: string): string {
  return `${next} Or: nukkad doctor --fix.`;
}

function summary(count: number): string {
  return count === 1 ? 'One thing needs you.' : `${count} things need you.`;
}
