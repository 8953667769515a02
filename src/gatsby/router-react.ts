import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useCallback,
  useState as useUrgentState,
} from "react";

export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  default,
  Fragment,
  forwardRef,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from "react";

/**
 * React as Gatsby's router gets it (gatsby/webpack.ts). The router tells React of a new page from an animation frame, and
 * React renders what comes so in one go; as a transition, it renders the page in slices, between which gestures are
 * answered. What else the router takes from React is above; a name that is missing there fails the build.
 */
export function useState<State>(initial: State | (() => State)): [State, Dispatch<SetStateAction<State>>] {
  const [state, setState] = useUrgentState(initial);
  const setInTransition = useCallback(
    (next: SetStateAction<State>) => startTransition(() => setState(next)),
    [],
  );
  return [state, setInTransition];
}
