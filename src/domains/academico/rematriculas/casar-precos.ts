import { normalizarBusca } from '#shared/busca.ts';
import type { LinhaDeOrigem, PrecoDeDestino } from './candidatos.ts';

/** A price that the new contract should have and the year does not say, or says twice. */
export type FaltaDePreco = { codigo: 'PRECO_AUSENTE' | 'PRECO_AMBIGUO'; preco: string };
export type LinhaCasada = {
  preco: PrecoDeDestino /** The line that it renews; null for the tuition of who had no contract. */;
  origem: LinhaDeOrigem | null;
};

/** Prices that belong to a course: each course has at most one of a kind, whatever it is called. */
const doCurso: ReadonlySet<string> = new Set(['anuidade', 'matricula', 'material']);

/**
 * The price of the year that a line goes on with: of its kind and of the course (or of every course). The same name
 * decides; otherwise a kind that belongs to the course must have exactly one.
 */
export function casarPreco(
  { tipo, descricao }: { tipo: string; descricao: string },
  cursoId: number,
  precos: readonly PrecoDeDestino[],
): PrecoDeDestino | FaltaDePreco {
  const doTipo = precos.filter((p) => p.tipo === tipo && (p.cursoId === null || p.cursoId === cursoId));
  const nome = normalizarBusca(descricao);
  const mesmoNome = doTipo.filter((p) => p.busca === nome).toSorted((a, b) => Number(a.cursoId === null) - Number(b.cursoId === null));
  if (mesmoNome[0]) return mesmoNome[0];
  if (!doCurso.has(tipo)) return { codigo: 'PRECO_AUSENTE', preco: descricao };
  const proprios = doTipo.filter((p) => p.cursoId === cursoId);
  const candidatos = proprios.length > 0 ? proprios : doTipo;
  if (candidatos.length > 1) return { codigo: 'PRECO_AMBIGUO', preco: descricao };
  return candidatos[0] ?? { codigo: 'PRECO_AUSENTE', preco: descricao };
}

export type Casador = (pedido: { tipo: string; descricao: string }, cursoId: number) => PrecoDeDestino | FaltaDePreco;

/** `casarPreco` over one year's prices, answered once for each name: a school has few of them, and many students. */
export function criarCasador(precos: readonly PrecoDeDestino[]): Casador {
  const lidos = new Map<string, PrecoDeDestino | FaltaDePreco>();
  return (pedido, cursoId) => {
    const chave = `${cursoId}|${pedido.tipo}|${pedido.descricao}`;
    const achado = lidos.get(chave) ?? casarPreco(pedido, cursoId, precos);
    lidos.set(chave, achado);
    return achado;
  };
}

/**
 * The lines of the new contract: the tuition always, and, when the contract is renewed as it is, every other registered line of it.
 * What was typed by hand has no price to go on with and is told apart.
 */
export function casarLinhas(
  origem: readonly LinhaDeOrigem[],
  { cursoId, casar, soAnuidade, nomeDaAnuidade }: { cursoId: number; casar: Casador; soAnuidade: boolean; nomeDaAnuidade: string },
): { linhas: LinhaCasada[]; faltas: FaltaDePreco[]; avulsas: string[] } {
  const registradas = origem.filter((l) => l.tipo !== null);
  const anuidade = registradas.find((l) => l.tipo === 'anuidade') ?? null;
  const outras = soAnuidade ? [] : registradas.filter((l) => l.tipo !== 'anuidade');
  const linhas: LinhaCasada[] = [];
  const faltas: FaltaDePreco[] = [];
  const pedidos = [
    { tipo: 'anuidade', descricao: anuidade?.descricao ?? nomeDaAnuidade, origem: anuidade },
    ...outras.map((l) => ({ tipo: l.tipo ?? '', descricao: l.descricao, origem: l })),
  ];
  for (const pedido of pedidos) {
    const achado = casar(pedido, cursoId);
    if ('codigo' in achado) faltas.push(pedido.tipo === 'anuidade' ? { ...achado, preco: nomeDaAnuidade } : achado);
    else if (!linhas.some(({ preco }) => preco.id === achado.id)) linhas.push({ preco: achado, origem: pedido.origem });
  }
  return { linhas, faltas, avulsas: soAnuidade ? [] : origem.filter((l) => l.tipo === null).map((l) => l.descricao) };
}
