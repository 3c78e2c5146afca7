/** The groups of nodes that reach each other, each in the order of the alphabet: Tarjan's strongly connected components. */
export function circlesOf(edges: ReadonlyMap<string, Iterable<string>>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    const number = order.size;
    let low = number;
    order.set(node, number);
    stack.push(node);
    let reachesItself = false;
    for (const next of edges.get(node) ?? []) {
      if (next === node) reachesItself = true;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next)!);
    }
    if (low === number) {
      const group = stack.splice(stack.indexOf(node)).sort();
      if (group.length > 1 || reachesItself) circles.push(group);
    }
    return low;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return circles.sort((a, b) => (a[0]! < b[0]! ? -1 : 1));
}
