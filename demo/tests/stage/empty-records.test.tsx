import { list } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { channels } from '../../console/kinds/channels';
import { DefinedList } from '../../console/kinds/definition';
import { returns } from '../../console/kinds/returns';
import { OrdersPage } from '../../console/orders/OrdersPage';
import { CHANNEL, ORDER, RETURN } from '../../console/records/kinds';
import { consoleStage } from './support/console';

const main = page.getByRole('main');

test.each([
  [
    'channels',
    CHANNEL,
    <DefinedList key="channels" {...channels} />,
    'Connect a store',
    [['New channel', CHANNEL.add]],
  ],
  [
    'orders',
    ORDER,
    <OrdersPage key="orders" />,
    'Orders appear here',
    [
      ['New order', ORDER.add],
      ['New channel', CHANNEL.add],
    ],
  ],
  [
    'returns',
    RETURN,
    <DefinedList key="returns" {...returns} />,
    'Goods that buyers send back',
    [['See the orders', ORDER.list]],
  ],
] as const)(
  'an empty list says what belongs there, and has what begins it: $0',
  async (_, kind, element, words, links) => {
    await consoleStage({
      path: kind.list,
      services: { replies: { [`GET ${kind.base}/findByPage`]: list([]) } },
      pages: [{ path: kind.list, element }],
    });
    await expect.element(main).toHaveTextContent(words);
    for (const [name, path] of links)
      await expect
        .element(main.getByRole('link', { name }).last())
        .toHaveAttribute('href', `${location.origin}${path}`);
  },
);
