import { createContext, createElement, Fragment } from 'preact';
import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

/*
 * `react` and `react-dom` of the CDN build, of which it keeps what is used. The build names what is missing.
 */
export {
  Component,
  createContext,
  createElement,
  createPortal,
  createRef,
  Fragment,
  // It renders once, as all of Preact does.
  Fragment as StrictMode,
} from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
export {
  flushSync,
  memo,
  useDeferredValue,
  useInsertionEffect,
  useSyncExternalStore,
} from './compat.ts';

/**
 * As libraries have it that were made for modules of Node: what they use. The build refuses what is missing
 * (`scripts/build/react-members.ts`).
 */
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
