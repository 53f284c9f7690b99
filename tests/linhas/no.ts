/** A node of a statement as PostgreSQL understood it, read from the text it keeps of rules and function bodies. */
export type No = { readonly no: string; readonly campos: ReadonlyMap<string, Valor> };
export type Valor = string | null | No | Valor[];

const pedaco = /"((?:[^"\\]|\\.)*)"|[(){}[\]]|(?:\\.|[^\s(){}[\]\\])+/gs;
const abre: Record<string, string> = { '(': ')', '[': ']' };

/** Reads `{QUERY :commandType 1 …}`, lists `(…)`, numbers `(i 1 2)`, bytes `[ 20 0 ]`, texts and `<>` for nothing. */
export function lerNo(texto: string): Valor {
  const pedacos = [...texto.matchAll(pedaco)].map((achado) => (achado[1] === undefined ? achado[0] : `"${achado[1]}`));
  let i = 0;
  const valor = (): Valor => {
    const p = pedacos[i++] ?? '';
    if (p === '{') return no();
    const fim = abre[p];
    if (fim !== undefined) return lista(fim);
    if (p === '<>') return null;
    return (p.startsWith('"') ? p.slice(1) : p).replaceAll(/\\(.)/gs, '$1');
  };
  const lista = (fim: string): Valor[] => {
    const itens: Valor[] = [];
    while (pedacos[i] !== fim) itens.push(valor());
    i += 1;
    return fim === ')' && typeof itens[0] === 'string' && /^[iobx]$/.test(itens[0]) ? itens.slice(1) : itens;
  };
  const no = (): No => {
    const nome = pedacos[i++] ?? '';
    const campos = new Map<string, Valor>();
    while (pedacos[i] !== '}') {
      const campo = (pedacos[i++] ?? '').slice(1);
      const lido = valor();
      // A constant is its length and then its bytes.
      campos.set(campo, campo === 'constvalue' && lido !== null ? valor() : lido);
    }
    i += 1;
    return { no: nome, campos };
  };
  return valor();
}

export const isNo = (valor: Valor | undefined): valor is No => typeof valor === 'object' && valor !== null && !Array.isArray(valor);
export const filho = (de: No, campo: string): No | null => {
  const valor = de.campos.get(campo);
  return isNo(valor) ? valor : null;
};
export const filhos = (de: No, campo: string): No[] => {
  const valor = de.campos.get(campo);
  return Array.isArray(valor) ? valor.filter(isNo) : [];
};
export const textos = (de: No, campo: string): string[] => {
  const valor = de.campos.get(campo);
  return Array.isArray(valor) ? valor.filter((item) => typeof item === 'string') : [];
};
export const texto = (de: No, campo: string): string => {
  const valor = de.campos.get(campo);
  return typeof valor === 'string' ? valor : '';
};
export const numero = (de: No, campo: string): number => Number(texto(de, campo) || 0);
export const sim = (de: No, campo: string): boolean => texto(de, campo) === 'true';
