import type { Catalogo } from './catalogo.ts';
import { filho, filhos, type No, numero, texto } from './no.ts';

/** Columns (`varno.varattno`) that are not null wherever a condition holds. */
export type Certas = ReadonlySet<string>;
const nenhuma: Certas = new Set();
export const coluna = (no: No): string => `${numero(no, 'varno')}.${numero(no, 'varattno')}`;
const daConsulta = (no: No): boolean => no.no === 'VAR' && numero(no, 'varlevelsup') === 0;

const juntas = (conjuntos: readonly Certas[]): Certas => new Set(conjuntos.flatMap((c) => [...c]));
const comuns = ([primeiro = nenhuma, ...resto]: readonly Certas[]): Certas =>
  new Set([...primeiro].filter((c) => resto.every((outro) => outro.has(c))));

/** Columns without which an expression would be null: those that go through strict functions alone. */
function dentro(no: No | null, catalogo: Catalogo): Certas {
  if (!no) return nenhuma;
  if (daConsulta(no)) return new Set([coluna(no)]);
  if (no.no === 'RELABELTYPE' || no.no === 'COERCEVIAIO' || no.no === 'ARRAYCOERCEEXPR') return dentro(filho(no, 'arg'), catalogo);
  if (no.no === 'OPEXPR' || no.no === 'FUNCEXPR') {
    const funcao = catalogo.funcao(numero(no, no.no === 'OPEXPR' ? 'opfuncid' : 'funcid'));
    return funcao?.estrita ? juntas(filhos(no, 'args').map((a) => dentro(a, catalogo))) : nenhuma;
  }
  return nenhuma;
}

/** What is certain where a condition is true. */
export function quando(no: No | null, catalogo: Catalogo): Certas {
  if (!no) return nenhuma;
  if (no.no === 'BOOLEXPR') {
    const partes = filhos(no, 'args');
    if (texto(no, 'boolop') === 'and') return juntas(partes.map((p) => quando(p, catalogo)));
    if (texto(no, 'boolop') === 'or') return comuns(partes.map((p) => quando(p, catalogo)));
    return partes[0] ? quandoNao(partes[0], catalogo) : nenhuma;
  }
  if (no.no === 'NULLTEST') return numero(no, 'nulltesttype') === 1 ? dentro(filho(no, 'arg'), catalogo) : nenhuma;
  if (no.no === 'SCALARARRAYOPEXPR') return dentro(filhos(no, 'args')[0] ?? null, catalogo);
  if (no.no === 'BOOLEANTEST') return numero(no, 'booltesttype') === 0 ? dentro(filho(no, 'arg'), catalogo) : nenhuma;
  if (no.no === 'SUBLINK') {
    const teste = filho(no, 'testexpr');
    return numero(no, 'subLinkType') === 2 && teste?.no === 'OPEXPR'
      ? juntas(filhos(teste, 'args').map((a) => dentro(a, catalogo)))
      : nenhuma;
  }
  return dentro(no, catalogo);
}

/** What is certain where a condition is not true, for the branches after it. */
export function quandoNao(no: No, catalogo: Catalogo): Certas {
  if (no.no === 'NULLTEST') return numero(no, 'nulltesttype') === 0 ? dentro(filho(no, 'arg'), catalogo) : nenhuma;
  if (no.no === 'BOOLEXPR' && texto(no, 'boolop') === 'or') return juntas(filhos(no, 'args').map((p) => quandoNao(p, catalogo)));
  return no.no === 'BOOLEXPR' && texto(no, 'boolop') === 'not' ? quando(filhos(no, 'args')[0] ?? null, catalogo) : nenhuma;
}

const relacoesDe = (no: No | null): number[] =>
  !no
    ? []
    : no.no === 'RANGETBLREF'
      ? [numero(no, 'rtindex')]
      : [...relacoesDe(filho(no, 'larg')), ...relacoesDe(filho(no, 'rarg')), ...filhos(no, 'fromlist').flatMap(relacoesDe)];

/**
 * What the FROM and WHERE of a query make certain: `fortes` for every row that comes out, `fracas` only for the side of an outer join
 * that they stand in, which may be missing as a whole.
 */
export function certezasDe(consulta: No, catalogo: Catalogo): { fortes: Certas; fracas: Certas } {
  const fortes = new Set<string>();
  const fracas = new Set<string>();
  const andar = (no: No | null, forte: boolean): void => {
    if (!no || no.no === 'RANGETBLREF') return;
    const condicao = quando(filho(no, 'quals'), catalogo);
    if (no.no === 'FROMEXPR') {
      for (const c of condicao) (forte ? fortes : fracas).add(c);
      for (const parte of filhos(no, 'fromlist')) andar(parte, forte);
      return;
    }
    const tipo = numero(no, 'jointype');
    const [esquerda, direita] = [filho(no, 'larg'), filho(no, 'rarg')];
    if (tipo === 0) for (const c of condicao) (forte ? fortes : fracas).add(c);
    const opcional = new Set(tipo === 1 ? relacoesDe(direita) : tipo === 3 ? relacoesDe(esquerda) : []);
    for (const c of condicao) if (opcional.has(Number(c.split('.')[0]))) fracas.add(c);
    andar(esquerda, forte && tipo !== 2 && tipo !== 3);
    andar(direita, forte && tipo !== 2 && tipo !== 1);
  };
  andar(filho(consulta, 'jointree'), true);
  return { fortes, fracas };
}
