import { hosts, type Stage } from '../pages';

/** Pages of the console, those of a record with one that there is. */
export async function consolePages({ token, quick }: Stage): Promise<string[]> {
  const idOf = async (path: string): Promise<string> => {
    const reply = await fetch(`${hosts.userCentre}${path}?rows=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await reply.json()) as { data: { content: { id: string }[] } };
    return data.content[0]?.id ?? '1';
  };
  const all = [
    '/home/notice/list',
    `/home/b2corder/upadte/query?id=${await idOf('/api/v2/deliverOrder/findByPage')}`,
    '/home/announce/list',
    `/home/announce/detail?id=${await idOf('/api/v1/BizAnnouncement/findByPage')}`,
    `/home/notice/list/detail?id=${await idOf('/api/v1/BizNotify/findByPage')}`,
    ...['/home/notice/template', '/home/notice/template/update/add', '/home/notice/rules'],
    `/home/notice/rules/update/edit?id=${await idOf('/api/v1/UcRemindRule/findByPage')}`,
    '/home/notice/rules/test',
    ...['/home/profile', '/home/sercurity', '/home/connections', '/home/b2corder'],
    `/home/products/allproducts/update/query?id=${await idOf('/api/v1/Product/findByPage')}`,
    '/home/products/allproducts/list',
    `/home/purchase/order/update/query?id=${await idOf('/api/v2/po/findByPage')}`,
    ...['/home/managechannel/channelbase/list', '/home/dynamicerpsku', '/home/rules/warehouseDeliver'],
    '/home/products/line/update/add',
  ];
  return quick ? all.slice(0, 2) : all;
}
