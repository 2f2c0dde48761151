/** The result if it comes within so many milliseconds, else null; null also if it fails. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    work.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}
