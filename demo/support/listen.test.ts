import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { demoHosts } from '../hosts';
import { startMessage } from '../start-message';
import { allowHostsFrom, answerTo, bindTo, hostFrom, isMeantForUs, listen } from './listen';

afterEach(() => {
  bindTo(undefined);
  answerTo([]);
});

const hosts = demoHosts(24_980);
const addressOf = async () => {
  const app = fastify({ forceCloseConnections: true });
  const running = await listen(app, hosts.services.userCentre);
  const address = app.server.address();
  await running.close();
  return typeof address === 'object' ? address?.address : address;
};

it('binds to the loopback address unless HOST says otherwise, and says which', async () => {
  bindTo(hostFrom({}));
  expect(await addressOf()).toBe('127.0.0.1');
  expect(startMessage(hosts, [], undefined, 1)).toContain('Listens on the loopback address');
  const host = hostFrom({ HOST: ' 0.0.0.0 ' });
  bindTo(host);
  expect(await addressOf()).toBe('0.0.0.0');
  expect(startMessage(hosts, [], host, 1)).toContain('Listens on 0.0.0.0');
});

it('names an address that this machine does not have', async () => {
  bindTo('192.0.2.1');
  await expect(addressOf()).rejects.toThrow('HOST is 192.0.2.1');
});

it('answers the names of a proxy in front of it, once ALLOW_HOSTS says them', () => {
  const asked = () => ['uc.example:443', 'UC.example', 'boss.example', 'evil.example'].map(isMeantForUs);
  expect(asked()).toEqual([false, false, false, false]);
  answerTo(allowHostsFrom({ ALLOW_HOSTS: 'uc.example, boss.example' }));
  expect(asked()).toEqual([true, true, true, false]);
});
