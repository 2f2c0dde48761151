import { keepFocus, useNavigate, useSearchParams } from '@nukkad/platform';

/** State of a section, in its address; `go` changes parameters, null removes one. */
export function useAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const searchWith = (changes: Record<string, string | null>): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
  return {
    asked: (name: string) => params.get(name),
    searchWith,
    go: (changes: Record<string, string | null>, how?: { replace: boolean }) =>
      navigate({ search: searchWith(changes) }, { ...how, state: keepFocus }),
  };
}
