/** A value of a PDF as written: names, numbers, texts and references (`12 0 R`) stay in words. */
export type Valor = string | readonly Valor[] | Dicionario;
export type Dicionario = ReadonlyMap<string, Valor>;

const FICHA = /\s*(%[^\r\n]*|<<|>>|\[|\]|\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|\/[^\s<>[\](){}/%]*|[^\s<>[\](){}/%]+)/y;

/**
 * The dictionary or list that begins at a place. Null for what is none and for what two readers could read in two ways: a key given twice, a name in
 * escapes.
 */
export function lerValor(texto: string, em: number): Valor | null {
  const abertos: { fecha: string; itens: Valor[] }[] = [];
  FICHA.lastIndex = em;
  for (let m = FICHA.exec(texto); m; m = FICHA.exec(texto)) {
    const [, ficha = ''] = m;
    const topo = abertos.at(-1);
    if (ficha.startsWith('%')) continue;
    if (ficha === '<<' || ficha === '[') abertos.push({ fecha: ficha === '[' ? ']' : '>>', itens: [] });
    else if (!topo) return null;
    else if (ficha === '>>' || ficha === ']') {
      const fechado = ficha === ']' ? topo.itens : paresDe(topo.itens);
      if (topo.fecha !== ficha || fechado === null) return null;
      abertos.pop();
      const acima = abertos.at(-1);
      if (!acima) return fechado;
      acima.itens.push(fechado);
    } else if (ficha === 'R') topo.itens.push(`${topo.itens.splice(-2).map(escrever).join(' ')} R`);
    else if (ficha.startsWith('/') && ficha.includes('#')) return null;
    else topo.itens.push(/^[+-]?[\d.]+$/.test(ficha) ? `${Number(ficha)}` : ficha);
  }
  return null;
}

function paresDe(itens: readonly Valor[]): Dicionario | null {
  const pares = new Map<string, Valor>();
  for (let i = 0; i < itens.length; i += 2) {
    const [chave, valor] = [itens[i], itens[i + 1]];
    if (typeof chave !== 'string' || !chave.startsWith('/') || valor === undefined || pares.has(chave)) return null;
    pares.set(chave, valor);
  }
  return pares;
}

export const isDicionario = (v: Valor | null | undefined): v is Dicionario => v instanceof Map;

/** The same words for the same value, however it was laid out. */
export function escrever(v: Valor): string {
  if (typeof v === 'string') return v;
  if (isDicionario(v))
    return `<<${[...v]
      .map(([chave, valor]) => `${chave} ${escrever(valor)}`)
      .toSorted()
      .join(' ')}>>`;
  return `[${v.map(escrever).join(' ')}]`;
}
