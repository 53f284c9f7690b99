import { normalizarBusca } from '#shared/palavras/busca.ts';
import { type DataCivil, partesDe } from '#shared/datas.ts';
import { type Centavos, centavos, ratear } from '#shared/dinheiro.ts';
import type { LinhaDeOrigem, PrecoDeDestino } from './candidatos.ts';

/** A price that the new contract should have and the year does not say, or says twice. */
export type FaltaDePreco = { codigo: 'PRECO_AUSENTE' | 'PRECO_AMBIGUO'; preco: string };
export type LinhaCasada = {
  preco: PrecoDeDestino;
  /** The line that it renews; null for the tuition of who had no contract. */
  origem: LinhaDeOrigem | null;
  descricao: string;
  valorCentavos: Centavos;
  parcelas: number;
  /** Months between the start of the contract and the first installment of the line. */
  mesesDepois: number;
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

type Pedido = { tipo: string; nomes: readonly string[]; origem: LinhaDeOrigem | null };

/**
 * The lines of the new contract: the tuition always, and, when the contract is renewed as it is, every other registered line of it. A price
 * that was contracted in several lines (an entry and the rest) goes on in the same lines. What was typed by hand has no price to go on with
 * and is told apart.
 */
export function casarLinhas(
  origem: readonly LinhaDeOrigem[],
  { cursoId, casar, soAnuidade, nomeDaAnuidade }: { cursoId: number; casar: Casador; soAnuidade: boolean; nomeDaAnuidade: string },
): { linhas: LinhaCasada[]; faltas: FaltaDePreco[]; avulsas: string[] } {
  const registradas = origem.filter((l) => l.tipo !== null);
  const anuidades = registradas.filter((l) => l.tipo === 'anuidade');
  const outras = soAnuidade ? [] : registradas.filter((l) => l.tipo !== 'anuidade');
  // A year has one tuition: what the largest line goes on with is the price of them all.
  const nomesDaAnuidade = anuidades.toSorted((a, b) => b.valorCentavos - a.valorCentavos).flatMap(nomesDe);
  const pedidos: Pedido[] = [
    ...(anuidades.length > 0
      ? anuidades.map((l) => ({ tipo: 'anuidade', nomes: nomesDaAnuidade, origem: l }))
      : [{ tipo: 'anuidade', nomes: [nomeDaAnuidade], origem: null }]),
    ...outras.map((l) => ({ tipo: l.tipo ?? '', nomes: nomesDe(l), origem: l })),
  ];
  const grupos = new Map<number, { preco: PrecoDeDestino; origens: LinhaDeOrigem[] }>();
  const faltas = new Map<string, FaltaDePreco>();
  for (const pedido of pedidos) {
    const achado = acharPreco(pedido, cursoId, casar);
    if ('codigo' in achado) {
      const falta = pedido.tipo === 'anuidade' ? { ...achado, preco: nomeDaAnuidade } : achado;
      faltas.set(`${falta.codigo}|${falta.preco}`, falta);
      continue;
    }
    const grupo = grupos.get(achado.id) ?? { preco: achado, origens: [] };
    if (pedido.origem) grupo.origens.push(pedido.origem);
    grupos.set(achado.id, grupo);
  }
  return {
    linhas: [...grupos.values()].flatMap(({ preco, origens }) => repartir(preco, origens)),
    faltas: [...faltas.values()],
    avulsas: soAnuidade ? [] : origem.filter((l) => l.tipo === null).map((l) => l.descricao),
  };
}

/** The name that the register gives to the price of a line, then that of the line itself. */
const nomesDe = ({ precoDescricao, descricao }: LinhaDeOrigem): string[] => [precoDescricao ?? descricao, descricao];

function acharPreco({ tipo, nomes }: Pedido, cursoId: number, casar: Casador): PrecoDeDestino | FaltaDePreco {
  const achados = nomes.map((descricao) => casar({ tipo, descricao }, cursoId));
  return achados.find((achado) => !('codigo' in achado)) ?? achados[0] ?? { codigo: 'PRECO_AUSENTE', preco: nomes[0] ?? tipo };
}

/**
 * A price over the lines that it renews: one takes it whole, in the installments of the year; several share it as they shared the old one, to
 * the cent, each with its own installments and as many months after the first line as it was.
 */
function repartir(preco: PrecoDeDestino, origens: readonly LinhaDeOrigem[]): LinhaCasada[] {
  const inteira = {
    preco,
    descricao: preco.descricao,
    valorCentavos: centavos(preco.valorCentavos),
    parcelas: preco.parcelas,
    mesesDepois: 0,
  };
  if (origens.length < 2) return [{ ...inteira, origem: origens[0] ?? null }];
  const valores = ratear(
    inteira.valorCentavos,
    origens.map((o) => o.valorCentavos),
  );
  const inicio = Math.min(...origens.map((o) => mesDe(o.primeiroVencimento)));
  return origens
    .map((origem, i) => ({
      preco,
      origem,
      descricao: nomeQueSegue(origem, preco),
      valorCentavos: valores[i] ?? centavos(0),
      parcelas: origem.parcelas,
      mesesDepois: mesDe(origem.primeiroVencimento) - inicio,
    }))
    .filter(({ valorCentavos }) => valorCentavos > 0);
}

/** A line keeps a name of its own (Entrada), unless it speaks of the price, the course or the year that it comes from. */
const nomeQueSegue = ({ descricao, precoDescricao }: LinhaDeOrigem, preco: PrecoDeDestino): string =>
  /\d/.test(descricao) || normalizarBusca(descricao) === normalizarBusca(precoDescricao ?? '') ? preco.descricao : descricao;

function mesDe(data: DataCivil): number {
  const { ano, mes } = partesDe(data);
  return ano * 12 + mes;
}
