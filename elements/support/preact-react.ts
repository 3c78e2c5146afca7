import {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/compat';

/*
 * `react` and `react-dom` of the CDN build, of which it keeps what is used. The default export of Preact's own module has everything in it, and a library
 * that imports that keeps it all.
 */
export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  createPortal,
  createRef,
  Fragment,
  flushSync,
  forwardRef,
  isValidElement,
  memo,
  PureComponent,
  StrictMode,
  startTransition,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'preact/compat';

/** As libraries have it that were made for modules of Node: what they use. The build refuses what is missing (`scripts/build/react-members.ts`). */
export default {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
};
