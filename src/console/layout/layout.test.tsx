// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ReactStage, reactStage } from '../../../tests/support/react-stage';
import { MENU } from '../../../tests/support/shell-server';
import { toUser } from '../../core/session/read-user';
import type { FrameProps, RouteMeta } from '../types';
import { HomeLayout } from './HomeLayout';
import { MOST_KEPT } from './KeptPages';

let now: ReactStage;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  now = reactStage({ menu: MENU });
});
afterEach(() => now.end());

const Frame = ({ sideMenu, children }: FrameProps) => (
  <>
    {sideMenu && <aside>menu</aside>}
    {children}
  </>
);

function Page({ name }: { name: string }) {
  const { pathname } = useLocation();
  return (
    <section id={name}>
      <title>{name}</title>
      {pathname}
      <input aria-label={name} />
    </section>
  );
}

async function open(flags: Readonly<Record<string, RouteMeta>>) {
  const children: RouteObject[] = Object.entries(flags).map(([name, handle]) => ({
    path: `/home/${name}`,
    element: <Page name={name} />,
    handle,
  }));
  const routes = [{ element: <HomeLayout Frame={Frame} />, children: [{ children }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/home/a'] });
  await now.load();
  await now.show(<RouterProvider router={router} />);
  return (path: string) => act(() => router.navigate(`/home/${path}`));
}

const input = (name: string) => now.host.querySelector<HTMLInputElement>(`#${name} input`);
const inSight = () =>
  [...now.host.querySelectorAll<HTMLElement>('section')]
    .filter((page) => page.style.display !== 'none')
    .map(({ id }) => id);

describe('the flags of a route', () => {
  test('bread: false hides the breadcrumb', async () => {
    const go = await open({ a: {}, b: { bread: false } });
    expect(now.host.querySelector('nav[aria-label="Breadcrumb"]')).not.toBeNull();
    await go('b');
    expect(now.host.querySelector('nav[aria-label="Breadcrumb"]')).toBeNull();
    await go('a');
    expect(now.host.querySelector('nav[aria-label="Breadcrumb"]')).not.toBeNull();
  });

  test('symbal: closeslide hides the side menu', async () => {
    const go = await open({ a: {}, b: { symbal: 'closeslide' } });
    expect(now.host.querySelector('aside')).not.toBeNull();
    await go('b');
    expect(now.host.querySelector('aside')).toBeNull();
  });
});

describe('a page with keepAlive', () => {
  const write = (name: string, text: string) => {
    const field = input(name);
    if (field) field.value = text;
  };

  test('a page returns as it was left, others do not', async () => {
    const go = await open({ a: { keepAlive: true }, b: {} });
    write('a', 'typed');
    await go('b?x=1');
    expect(inSight()).toEqual(['b']);
    expect(input('a')?.value).toBe('typed');
    // Out of sight it does not see where the others go.
    expect(now.host.querySelector('#a')?.textContent).toBe('/home/a');
    write('b', 'typed');
    await go('a');
    expect(inSight()).toEqual(['a']);
    expect(input('a')?.value).toBe('typed');
    await go('b');
    expect(input('b')?.value).toBe('');
  });

  test('gives the document its title only while it is in sight', async () => {
    const go = await open({ a: { keepAlive: true }, b: { keepAlive: true } });
    await go('b');
    expect(document.title).toBe('b');
    await go('a');
    expect(document.title).toBe('a');
  });

  test('goes when too many others were seen since', async () => {
    const names = ['a', ...Array.from({ length: MOST_KEPT }, (_, at) => `p${at}`)];
    const go = await open(Object.fromEntries(names.map((name) => [name, { keepAlive: true }])));
    for (const name of names.slice(1)) await go(name);
    expect(input('a')).toBeNull();
    expect(input('p0')).not.toBeNull();
  });

  test.each<[string, () => void]>([
    [
      'the organisation',
      () => {
        const state = now.$session.get();
        const user = state.user && {
          ...state.user,
          organisation: toUser({ id: '1', organization: { id: '7' } })?.organisation ?? null,
        };
        now.$session.set({ ...state, user });
      },
    ],
    ['the session', () => now.$session.set({ status: 'signed-out', user: null, error: null })],
  ])('is dropped with %s', async (_, change) => {
    const go = await open({ a: { keepAlive: true }, b: {} });
    write('a', 'typed');
    await go('b');
    await act(async () => change());
    expect(input('a')).toBeNull();
  });
});

test('the open page goes with the session', async () => {
  await open({ a: {} });
  expect(input('a')).not.toBeNull();
  await act(async () => now.$session.set({ status: 'signed-out', user: null, error: null }));
  expect(input('a')).toBeNull();
  expect(now.host.querySelector('h1')).not.toBeNull();
});
