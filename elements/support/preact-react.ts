import {
  Component,
  createContext,
  createElement,
  createPortal,
  createRef,
  Fragment,
  flushSync,
  memo,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';

/*
 * `react` and `react-dom` of the CDN build: what elements and their libraries use of them. The default export of Preact's own module has everything in
 * it, and a library that imports that keeps it all.
 */
export {
  Component,
  createContext,
  createElement,
  createPortal,
  createRef,
  Fragment,
  flushSync,
  memo,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
};

/** As libraries have it that were made for modules of Node. */
export default {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
};
