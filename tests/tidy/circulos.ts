/** The circles of a graph (Tarjan): each as the knots that reach one another, none when the arrows all point one way. */
export function circulos(setas: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const ordem = new Map<string, number>();
  const menor = new Map<string, number>();
  const pilha: string[] = [];
  const achados: string[][] = [];
  const visitar = (no: string): void => {
    ordem.set(no, ordem.size);
    menor.set(no, ordem.get(no) ?? 0);
    pilha.push(no);
    for (const outro of setas.get(no) ?? []) {
      if (!ordem.has(outro)) visitar(outro);
      if (pilha.includes(outro)) menor.set(no, Math.min(menor.get(no) ?? 0, menor.get(outro) ?? 0));
    }
    if (menor.get(no) !== ordem.get(no)) return;
    const circulo = pilha.splice(pilha.indexOf(no));
    if (circulo.length > 1) achados.push(circulo.toSorted());
  };
  for (const no of setas.keys()) if (!ordem.has(no)) visitar(no);
  return achados;
}
