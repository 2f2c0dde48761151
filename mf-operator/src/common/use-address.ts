import { keepFocus, useNavigate, useSearchParams } from '@nukkad/platform';
import { searchWith as searchOf } from '@nukkad/vendor-kit';

/** State of a section, in its address; `go` changes parameters, null removes one. */
export function useAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const searchWith = (changes: Record<string, string | null>): string => searchOf(params, changes);
  return {
    asked: (name: string) => params.get(name),
    searchWith,
    go: (changes: Record<string, string | null>, how?: { replace: boolean }) =>
      navigate({ search: searchWith(changes) }, { ...how, state: keepFocus }),
  };
}
