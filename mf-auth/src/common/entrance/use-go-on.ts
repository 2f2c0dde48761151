import { useNavigate } from '@nukkad/platform';
import { useEffect, useRef } from 'react';

interface How {
  state?: object;
  replace?: boolean;
}

/** The way on after an answer. Who has left the screen before it came stays where they are. */
export function useGoOn(): (place: string, how?: How) => void {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (place, how) => {
    if (isHere.current) navigate(place, how);
  };
}
