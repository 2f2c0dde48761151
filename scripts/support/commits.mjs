import { execFileSync } from 'node:child_process';

/** `type(scope): imperative`; the scope is a part or a folder. */
const SUBJECT = /^(feat|fix|refactor|perf|test|docs|build|chore)(\([a-z0-9-]+\))?: \S.*[^.\s]$/;
const SUBJECT_MAX_LENGTH = 60;

/** Merge commits have a generated subject. */
const MERGE = /^Merge /;

/**
 * Violations of the subject rule, one line each.
 *
 * @param {string[]} subjects first lines of commit messages
 */
export function commitProblems(subjects) {
  return subjects
    .filter((subject) => !MERGE.test(subject))
    .flatMap((subject) => {
      if (subject.length > SUBJECT_MAX_LENGTH) {
        return [`longer than ${SUBJECT_MAX_LENGTH} characters: ${subject}`];
      }
      return SUBJECT.test(subject) ? [] : [`not "type(scope): imperative": ${subject}`];
    });
}

/** Subjects of the commits that `origin/main` lacks; none without an `origin`. */
export function newSubjects(folder) {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    return git('log', '--format=%s', 'origin/main..HEAD').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
