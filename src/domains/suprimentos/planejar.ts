import { type DataCivil, formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { calcular, type Calculado, type Estado, type Movimento, type Regra } from './custo.ts';
import { errosEstoque } from './erros.ts';
import { comUnidade, escreverQuantidade, lerQuantidade } from './quantidade.ts';

export type TipoMovido = 'entrada' | 'retirada' | 'transferencia' | 'ajuste';
/** A movement that is asked for: in above zero, out below; the two sides of a transfer are one item, out first. */
export type Linha = {
  item: number;
  produtoId: number;
  depositoId: number;
  quantidade: bigint;
  regra: Regra;
  valor?: bigint;
  /** What a reversal takes back. */
  original?: { id: number; tipo: TipoMovido; recalculoId: number | null };
};
export type LinhaFeita = Linha & Calculado;
/** A movement dated after what is asked for, as it stands. */
export type Posterior = {
  id: number;
  operacaoId: number;
  tipo: TipoMovido | 'estorno';
  dataMovimento: DataCivil;
  produtoId: number;
  depositoId: number;
  quantidade: string;
  valor: number;
  saldoQuantidade: string;
  saldoValor: number;
  recalculoId: number | null;
  estornado: boolean;
};
export type Mudanca = Calculado & { antes: Posterior };
export type Plano = {
  feitas: LinhaFeita[];
  /** Movements of later days that cost or leave something else now. */
  mudancas: Mudanca[];
  saldos: { produtoId: number; depositoId: number; quantidade: bigint; valor: bigint }[];
};
export type Pedido = {
  linhas: readonly Linha[];
  dataMovimento: DataCivil;
  estados: ReadonlyMap<number, ReadonlyMap<number, Estado>>;
  posteriores: readonly Posterior[];
  produtos: ReadonlyMap<number, { nome: string; unidade: string }>;
  depositos: ReadonlyMap<number, { nome: string }>;
};

/** What becomes of a request: each line with its cost, what later movements become, and the balances. Throws the refusal of what cannot be. */
export function planejar(pedido: Pedido): Plano {
  const feitas = new Map<Linha, LinhaFeita>();
  const mudancas: Mudanca[] = [];
  const saldos = new Map<string, Plano['saldos'][number]>();
  for (const produtoId of new Set(pedido.linhas.map((l) => l.produtoId))) {
    const linhas = pedido.linhas.filter((l) => l.produtoId === produtoId);
    const posteriores = pedido.posteriores.filter((p) => p.produtoId === produtoId);
    const calculados = calcular(pedido.estados.get(produtoId) ?? new Map<number, Estado>(), [...linhas, ...posteriores.map(deNovo)]);
    if (!Array.isArray(calculados)) throw recusaDe(pedido, calculados, linhas, posteriores);
    for (const [i, calculado] of calculados.entries()) {
      const linha = linhas[i];
      const antes = posteriores[i - linhas.length];
      if (linha) feitas.set(linha, { ...linha, ...calculado });
      else if (antes && mudou(antes, calculado)) mudancas.push({ ...calculado, antes });
      const depositoId = (linha ?? antes)?.depositoId ?? 0;
      saldos.set(`${produtoId} ${depositoId}`, {
        produtoId,
        depositoId,
        quantidade: calculado.saldoQuantidade,
        valor: calculado.saldoValor,
      });
    }
  }
  return { feitas: pedido.linhas.map((l) => feitas.get(l) as LinhaFeita), mudancas, saldos: [...saldos.values()] };
}

/** What was entered is worth what it says, and what was reversed what it was then; the rest is reckoned again. */
function deNovo({ tipo, estornado, depositoId, quantidade, valor }: Posterior): Movimento {
  const q = lerQuantidade(quantidade);
  const m = { depositoId, quantidade: q };
  if (estornado || tipo === 'entrada' || tipo === 'estorno') return { ...m, regra: 'informado', valor: BigInt(valor) };
  return { ...m, regra: tipo === 'transferencia' && q > 0n ? 'par' : 'medio' };
}

const mudou = (antes: Posterior, agora: Calculado): boolean =>
  BigInt(antes.valor) !== agora.valor ||
  lerQuantidade(antes.saldoQuantidade) !== agora.saldoQuantidade ||
  BigInt(antes.saldoValor) !== agora.saldoValor;

/** Those of which the cost itself changes. */
export const deOutroCusto = (mudancas: readonly Mudanca[]): Mudanca[] => mudancas.filter((m) => m.valor !== BigInt(m.antes.valor));

export type CustosQueMudam = Record<'data' | 'antes' | 'depois', string> & { movimentos: number };
/** What of later movements would cost something else, with the figures; null when nothing would. */
export function custosQueMudam({ mudancas }: Plano, dataMovimento: DataCivil): CustosQueMudam | null {
  const outras = deOutroCusto(mudancas).filter((m) => m.valor < 0n);
  if (outras.length === 0) return null;
  const soma = (valores: readonly bigint[]): string => formatarReais(centavos(-Number(valores.reduce((a, b) => a + b, 0n))));
  return {
    data: formatarData(dataMovimento),
    movimentos: outras.length,
    antes: soma(outras.map((m) => BigInt(m.antes.valor))),
    depois: soma(outras.map((m) => m.valor)),
  };
}

function recusaDe(
  { linhas: todas, dataMovimento, produtos, depositos }: Pedido,
  falha: { indice: number; motivo: 'quantidade' | 'custo' | 'sem_custo'; havia: bigint },
  linhas: readonly Linha[],
  posteriores: readonly Posterior[],
) {
  const linha = linhas[falha.indice];
  const posterior = posteriores[falha.indice - linhas.length];
  const { produtoId, depositoId } = (linha ?? posterior) as { produtoId: number; depositoId: number };
  const { nome: produto = '', unidade = '' } = produtos.get(produtoId) ?? {};
  const deposito = depositos.get(depositoId)?.nome ?? '';
  if (posterior)
    return errosEstoque[posterior.estornado ? 'ESTOQUE_FALTARIA_NO_ESTORNADO' : 'ESTOQUE_FALTARIA_DEPOIS'](
      { produto, deposito, data: formatarData(posterior.dataMovimento), operacao: posterior.operacaoId },
      { campos: ['dataMovimento'] },
    );
  const campos = { campos: [`itens.${(linha?.item ?? 1) - 1}.quantidade`] };
  if (falha.motivo === 'custo') return errosEstoque.CUSTO_JA_CONSUMIDO({ produto, deposito });
  if (falha.motivo === 'sem_custo') return errosEstoque.PRODUTO_SEM_CUSTO({ produto, deposito }, campos);
  // What this request itself brings of the product is not there yet for who reads the refusal.
  const saldo = comUnidade(escreverQuantidade(falha.havia), unidade);
  // What came later cannot leave before: who sees today's balance is told that it was another one then.
  const hoje = linha?.original ? undefined : posteriores.findLast((p) => p.depositoId === depositoId)?.saldoQuantidade;
  if (hoje !== undefined)
    return errosEstoque.QUANTIDADE_EXCEDE_NO_DIA(
      { produto, deposito, saldo, data: formatarData(dataMovimento), hoje: comUnidade(escreverQuantidade(lerQuantidade(hoje)), unidade) },
      { campos: ['dataMovimento'] },
    );
  return errosEstoque.QUANTIDADE_EXCEDE_ESTOQUE({ produto, deposito, saldo }, todas.some((l) => l.original) ? {} : campos);
}
