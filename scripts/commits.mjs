// Checks the subjects of commits that origin/main does not have; CONTRIBUTING.md has the rule.
import { commitProblems, newSubjects } from './support/commits.mjs';
import { main } from './support/failure.mjs';
import { ROOT } from './support/repository.mjs';

await main(async () => {
  const problems = commitProblems(newSubjects(ROOT));
  for (const problem of problems) console.error(`A commit's subject is ${problem}`);
  return problems.length === 0 ? 0 : 1;
});
