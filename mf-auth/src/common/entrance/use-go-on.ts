import { useNavigate } from '@nukkad/platform';
import { useEffect, useRef } from 'react';

interface How {
  state?: object;
  replace?: boolean;
}

/** Navigation after an answer; does nothing once the user has left the screen. */
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
