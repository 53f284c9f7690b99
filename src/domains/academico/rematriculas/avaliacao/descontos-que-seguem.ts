import { escreverTaxa, lerDecimal } from '#shared/decimais.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { DescontoDeOrigem, DescontoDoCadastro, LinhaDeOrigem, TermosDoDesconto } from './candidatos.ts';
import type { LinhaCasada } from './casar-precos.ts';
import type { Motivo, Peso } from './motivos.ts';

export type DescontoCasado = {
  desconto: DescontoDoCadastro;
  /** What the new contract gives: as it was agreed, within what the register allows. */
  termos: TermosDoDesconto;
  prioridade: number;
  parcelaDe: number;
  /** Position of the price line it bites on; null bites on all. */
  precoIndice: number | null;
};

const CASAS = 4;
const menor = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));

/**
 * What goes on of a discount: as the family agreed it, and never more than the register gives. A register that changed from a percentage to an
 * amount, or back, decides alone.
 */
export function termosQueSeguem(combinado: TermosDoDesconto, cadastro: TermosDoDesconto): TermosDoDesconto {
  const condicional = combinado.condicional || cadastro.condicional;
  if (combinado.forma !== cadastro.forma) return { ...quantoDe(cadastro), condicional, sobreValorCheio: cadastro.sobreValorCheio };
  const sobreValorCheio = combinado.sobreValorCheio && (cadastro.sobreValorCheio || cadastro.forma === 'valor');
  const doCadastro = cadastro.forma === 'percentual' && valorDe(cadastro.percentual) < valorDe(combinado.percentual);
  return {
    forma: cadastro.forma,
    percentual: doCadastro ? cadastro.percentual : combinado.percentual,
    valorCentavos: menor(combinado.valorCentavos, cadastro.valorCentavos),
    limiteCentavos: menor(combinado.limiteCentavos, cadastro.limiteCentavos),
    condicional,
    sobreValorCheio,
  };
}

const valorDe = (percentual: string | null): bigint => lerDecimal(percentual ?? '0', CASAS) ?? 0n;
const quantoDe = ({ forma, percentual, valorCentavos, limiteCentavos }: TermosDoDesconto) => ({
  forma,
  percentual,
  valorCentavos,
  limiteCentavos,
});

/** The figures of a discount, the same in both languages: '10 % (≤ R$ 150,00)'. */
function escrever({ forma, percentual, valorCentavos, limiteCentavos }: TermosDoDesconto): string {
  if (forma === 'valor') return formatarReais(centavos(valorCentavos ?? 0));
  const taxa = escreverTaxa(percentual ?? '0');
  return limiteCentavos === null ? taxa : `${taxa} (≤ ${formatarReais(centavos(limiteCentavos))})`;
}

const mesmaRegra = (a: TermosDoDesconto, b: TermosDoDesconto): boolean =>
  a.condicional === b.condicional && (a.forma === 'valor' || a.sobreValorCheio === b.sobreValorCheio);

type Contexto = {
  origem: readonly LinhaDeOrigem[];
  linhas: readonly LinhaCasada[];
  cadastro: ReadonlyMap<number, DescontoDoCadastro>;
  descontoIds: ReadonlySet<number> | null;
  soAnuidade: boolean;
};

/** The discounts of the new contract, and of each one that changes or does not go on, why: nothing is lost in silence. */
export function casarDescontos(
  deOrigem: readonly DescontoDeOrigem[],
  contexto: Contexto,
): { descontos: DescontoCasado[]; motivos: Motivo[]; avulsos: string[] } {
  const descontos: DescontoCasado[] = [];
  const motivos: Motivo[] = [];
  const avulsos: string[] = [];
  for (const origem of deOrigem) {
    const desconto = origem.descontoId === null ? undefined : contexto.cadastro.get(origem.descontoId);
    const nome = desconto?.nome ?? origem.descricao;
    if (origem.vemDe !== null) {
      const codigo = origem.vemDe === 'bolsa' ? 'DESCONTO_DE_BOLSA' : 'DESCONTO_DE_CONVENIO';
      // It stands on each price line of the course, and is told once.
      if (!motivos.some((m) => m.codigo === codigo && m.params.desconto === nome))
        motivos.push({ codigo, peso: 'informa', params: { desconto: nome } });
    } else if (origem.ocasional) {
      const params = { desconto: nome, de: origem.parcelaDe, ate: origem.parcelaAte ?? origem.parcelaDe };
      motivos.push({ codigo: 'DESCONTO_OCASIONAL', peso: 'informa', params });
    } else if (desconto) {
      const { casado, motivos: dele } = casarDesconto(origem, desconto, contexto);
      if (casado) descontos.push(casado);
      motivos.push(...dele);
    } else avulsos.push(nome);
  }
  return { descontos, motivos, avulsos };
}

function casarDesconto(
  origem: DescontoDeOrigem,
  desconto: DescontoDoCadastro,
  { origem: antes, linhas, descontoIds, soAnuidade }: Contexto,
): { casado: DescontoCasado | null; motivos: Motivo[] } {
  const motivo = (codigo: Motivo['codigo'], peso: Peso, params: Motivo['params'] = {}): Motivo => ({
    codigo,
    peso,
    params: { desconto: desconto.nome, ...params },
  });
  const fora = (...motivos: Motivo[]) => ({ casado: null, motivos });
  const pedido = descontoIds?.has(desconto.id) ?? null;
  const linha = antes.find(({ id }) => id === origem.linhaId);
  // Who asked for the tuition alone left the other lines out, and their discounts with them.
  if (soAnuidade && linha && linha.tipo !== 'anuidade') return fora();
  if (pedido === false) return fora(motivo('DESCONTO_DEIXADO', 'informa'));
  if (!desconto.concedido || (pedido === null && !desconto.vale))
    return fora(motivo('DESCONTO_FORA_DA_VALIDADE', pedido ? 'exige' : 'informa'));
  const precoIndice = origem.linhaId === null ? null : linhas.findIndex((l) => l.origem?.id === origem.linhaId);
  const alcanca = linhas.some(({ parcelas }, i) => (precoIndice === null || precoIndice === i) && origem.parcelaDe <= parcelas);
  if (!alcanca) return fora(motivo('DESCONTO_SEM_LINHA', 'exige'));
  const termos = termosQueSeguem(origem, desconto);
  const { prioridade, parcelaDe } = origem;
  return {
    casado: { desconto, termos, prioridade, parcelaDe, precoIndice },
    motivos: diferencas(origem, desconto, termos).map(({ codigo, peso, params }) => motivo(codigo, peso, params)),
  };
}

/** What the register takes from what was agreed asks for a reason; what was agreed under the register only informs. */
function diferencas(combinado: TermosDoDesconto, cadastro: TermosDoDesconto, segue: TermosDoDesconto): Motivo[] {
  const [eram, sao, seriam] = [combinado, segue, cadastro].map(escrever) as [string, string, string];
  const motivos: Motivo[] = [];
  if (eram !== sao) motivos.push({ codigo: 'DESCONTO_REDUZIDO', peso: 'exige', params: { eram, sao } });
  else if (sao !== seriam) motivos.push({ codigo: 'DESCONTO_COMBINADO', peso: 'informa', params: { sao, seriam } });
  if (!mesmaRegra(combinado, segue)) motivos.push({ codigo: 'DESCONTO_OUTRA_REGRA', peso: 'exige', params: {} });
  return motivos;
}
