import { sql } from 'kysely';
import { registrarFatos } from '#domains/contabil/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { errosEstoque } from '../erros.ts';
import { custosQueMudam, deOutroCusto, type Linha, type LinhaFeita, planejar, type Plano } from '../planejar.ts';
import { comUnidade, escreverQuantidade } from '../quantidade.ts';
import { estornarFatos, fatoDoMovimento, produtosDosFatos } from './fatos.ts';
import { gravarRecalculos } from './recalcular.ts';
import { estadosEm, movimentosDepoisDe, travarEstoque, type Travados } from './travar.ts';
import './restricoes.ts';

export type NovaOperacao = {
  tipo: 'entrada' | 'retirada' | 'transferencia' | 'ajuste' | 'estorno';
  dataMovimento: DataCivil;
  depositoId: number;
  depositoDestinoId: number | null;
  solicitantePessoaId: number | null;
  centroCustoId: number | null;
  /** From whom an entry was bought, where somebody knows. */
  fornecedorId: number | null;
  motivo: string | null;
  documento: string | null;
  /** `manual`, or what made it and its id. */
  origemTipo: string;
  origemId: number | null;
  contagemId: number | null;
  estornoDe: number | null;
  /** The last movement that a reversal takes back, where it stands right after it on its day; otherwise what is entered comes last of its day. */
  depoisDe?: number | null;
  linhas: readonly Linha[];
  /** Whether who asks was told that the cost of later movements changes. */
  recalculoConfirmado: boolean;
};
export type OperacaoFeita = { id: number; dataMovimento: DataCivil; movimentos: number[]; recalculados: number };

/** What most operations do not say. */
export const semMais = {
  depositoDestinoId: null,
  solicitantePessoaId: null,
  centroCustoId: null,
  fornecedorId: null,
  motivo: null,
  documento: null,
  origemTipo: 'manual',
  origemId: null,
  contagemId: null,
  estornoDe: null,
} as const;

/**
 * Moves stock: the one way it changes. Writes the operation, its movements with what each costs and leaves, the balances, and a fact for each
 * movement; what is dated before other movements gives these their new cost, each told by a recálculo and its facts.
 * Throws QUANTIDADE_EXCEDE_ESTOQUE, QUANTIDADE_EXCEDE_NO_DIA, ESTOQUE_FALTARIA_DEPOIS, CUSTO_JA_CONSUMIDO, PRODUTO_SEM_CUSTO, CONTAGEM_JA_VIU, RECALCULO_NAO_CONFIRMADO,
 * ESTOQUE_EM_DIA_FECHADO, MOVIMENTO_FUTURO, PRODUTO_INATIVO, DEPOSITO_INATIVO.
 */
export async function movimentar(ato: Ato<Pessoa>, operacao: NovaOperacao): Promise<OperacaoFeita> {
  const { tx, hoje } = ato;
  const { dataMovimento, linhas, depoisDe = null } = operacao;
  if (dataMovimento > hoje) throw errosEstoque.MOVIMENTO_FUTURO({ hoje: formatarData(hoje) }, { campos: ['dataMovimento'] });
  const travados = await travarEstoque(tx, linhas);
  conferirAtivos(operacao, travados);
  const operacaoId = await inserirOperacao(ato, operacao);
  const plano = await planejarEm(tx, { linhas, dataMovimento, depoisDe, travados });
  if (!operacao.recalculoConfirmado) await conferirQueSabe(ato, operacao, plano);
  const movimentos = await inserirMovimentos(tx, { operacaoId, operacao, feitas: plano.feitas });
  await gravarRecalculos(tx, { operacaoId, mudancas: plano.mudancas });
  await gravarSaldos(tx, plano.saldos);
  await contar(tx, operacao, movimentos);
  await auditar(ato, {
    acao: `operacao_estoque.${operacao.tipo}`,
    alvoTipo: 'operacao_estoque',
    alvoId: operacaoId,
    depois: dito(operacao),
  });
  return { id: operacaoId, dataMovimento, movimentos: movimentos.map((m) => m.id), recalculados: deOutroCusto(plano.mudancas).length };
}

/** What becomes of lines at a place in the order, under balances that are held. Throws the refusal of what cannot be. */
export async function planejarEm(
  tx: Tx,
  { linhas, dataMovimento, depoisDe, travados }: Pick<NovaOperacao, 'linhas' | 'dataMovimento' | 'depoisDe'> & { travados: Travados },
): Promise<Plano> {
  const [produtos, lugar] = [[...travados.produtos.keys()], { dia: dataMovimento, depoisDe: depoisDe ?? null }];
  const estados = await estadosEm(tx, produtos, lugar);
  const posteriores = await movimentosDepoisDe(tx, produtos, lugar);
  return planejar({ linhas, dataMovimento, estados, posteriores, ...travados });
}

const produtosNomeados = 5;
/**
 * What a count may have seen is asked first: the shelf that was counted on a later day, or on the day on which something came in, may hold it
 * already, and what is reversed stood in the books that it was compared with. So is what gives later movements another cost; of a reversal that is
 * only told. Throws CONTAGEM_JA_VIU, RECALCULO_NAO_CONFIRMADO, or both in one.
 */
async function conferirQueSabe(
  { tx, fuso }: Ato<Pessoa>,
  { tipo, dataMovimento, estornoDe, linhas }: NovaOperacao,
  plano: Plano,
): Promise<void> {
  const custos = tipo === 'estorno' ? null : custosQueMudam(plano, dataMovimento);
  const pedidas = linhas.map(({ produtoId, depositoId }) => ({ produtoId, depositoId }));
  const { rows: vistas } = await sql<{ produto: string; unidade: string; contada: string; em: DataCivil }>`
    select distinct on (p.nome, p.id) p.nome as produto, p.unidade, coalesce(i.contada, 0)::text as contada, v.dia as em
    from (select distinct "produtoId", "depositoId" from json_to_recordset(${JSON.stringify(pedidas)}::json) as x("produtoId" bigint, "depositoId" bigint)) l
      join contagens_estoque c on c.deposito_id = l."depositoId" and c.situacao = 'concluida'
      join contagens_estoque_itens i on i.contagem_id = c.id and i.produto_id = l."produtoId"
      join produtos p on p.id = l."produtoId" cross join lateral (select (i.contada_em at time zone ${fuso})::date as dia) v
    where (v.dia > ${dataMovimento}::date or v.dia = ${dataMovimento}::date
        and (${tipo} = 'entrada' or i.contada_em > (select o.created_at from operacoes_estoque o where o.id = ${estornoDe}::bigint)))
      and not exists (select 1 from operacoes_estoque o join operacoes_estoque e on e.estorno_de = o.id where o.contagem_id = c.id)
    order by p.nome, p.id, i.contada_em desc`.execute(tx);
  const [vista] = vistas;
  if (!vista) {
    if (custos) throw errosEstoque.RECALCULO_NAO_CONFIRMADO(custos);
    return;
  }
  const nomes = vistas.slice(0, produtosNomeados).map(({ produto, contada, unidade }) => `${produto} (${comUnidade(contada, unidade)})`);
  const contagem = {
    contagem: formatarData(vista.em),
    n: vistas.length,
    produtos: [...nomes, ...(vistas.length > nomes.length ? ['…'] : [])].join(', '),
  };
  throw custos === null ? errosEstoque.CONTAGEM_JA_VIU(contagem) : errosEstoque.CONTAGEM_E_RECALCULO({ ...contagem, ...custos });
}

/** What comes in comes to a product and a deposit in use; what is taken back goes where it came from. */
function conferirAtivos({ tipo, linhas }: NovaOperacao, { produtos, depositos }: Travados): void {
  if (tipo === 'estorno' || tipo === 'ajuste') return;
  for (const { produtoId, depositoId, quantidade, item } of linhas) {
    if (quantidade < 0n) continue;
    const [produto, deposito] = [produtos.get(produtoId), depositos.get(depositoId)];
    if (produto && !produto.ativo)
      throw errosEstoque.PRODUTO_INATIVO({ produto: produto.nome }, { campos: [`itens.${item - 1}.produtoId`] });
    const campos = { campos: [tipo === 'transferencia' ? 'depositoDestinoId' : 'depositoId'] };
    if (deposito && !deposito.ativo) throw errosEstoque.DEPOSITO_INATIVO({ deposito: deposito.nome }, campos);
  }
}

async function inserirOperacao({ tx, quem }: Ato<Pessoa>, op: NovaOperacao): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into operacoes_estoque (tipo, data_movimento, deposito_id, deposito_destino_id, solicitante_pessoa_id,
      centro_custo_id, fornecedor_id, motivo, documento, origem_tipo, origem_id, contagem_id, estorno_de, usuario_id, usuario_nome)
    values (${op.tipo}, ${op.dataMovimento}, ${op.depositoId}, ${op.depositoDestinoId}, ${op.solicitantePessoaId}, ${op.centroCustoId}, ${op.fornecedorId}, ${op.motivo},
      ${op.documento}, ${op.origemTipo}, ${op.origemId}, ${op.contagemId}, ${op.estornoDe}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? 0;
}

type Inserido = LinhaFeita & { id: number };
async function inserirMovimentos(
  tx: Tx,
  { operacaoId, operacao, feitas }: { operacaoId: number; operacao: NovaOperacao; feitas: readonly LinhaFeita[] },
): Promise<Inserido[]> {
  const linhas = feitas.map((l, ordem) => ({
    ordem,
    item: l.item,
    produtoId: l.produtoId,
    depositoId: l.depositoId,
    quantidade: escreverQuantidade(l.quantidade),
    valor: Number(l.valor),
    saldoQuantidade: escreverQuantidade(l.saldoQuantidade),
    saldoValor: Number(l.saldoValor),
    estornoDe: l.original?.id ?? null,
    juntoDe: operacao.depoisDe ?? null,
  }));
  const { rows } = await sql<{ id: number }>`with novos as (
      insert into movimentos_estoque (operacao_id, tipo, data_movimento, item, produto_id, deposito_id, quantidade, valor_centavos, saldo_quantidade, saldo_valor_centavos, estorno_de, junto_de)
      select ${operacaoId}, ${operacao.tipo}, ${operacao.dataMovimento}::date, e.item, e."produtoId", e."depositoId", e.quantidade, e.valor, e."saldoQuantidade", e."saldoValor", e."estornoDe", e."juntoDe"
      from json_to_recordset(${JSON.stringify(linhas)}::json) as e(ordem int, item int, "produtoId" bigint, "depositoId" bigint, quantidade numeric, valor bigint,
        "saldoQuantidade" numeric, "saldoValor" bigint, "estornoDe" bigint, "juntoDe" bigint) order by e.ordem returning id
    ) select id from novos order by id`.execute(tx);
  return feitas.map((linha, i) => ({ ...linha, id: rows[i]?.id ?? 0 }));
}

async function gravarSaldos(tx: Tx, saldos: Plano['saldos']): Promise<void> {
  const linhas = saldos.map((s) => ({ ...s, quantidade: escreverQuantidade(s.quantidade), valor: Number(s.valor) }));
  await sql`update saldos_estoque s set quantidade = e.quantidade, valor_centavos = e.valor
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e("produtoId" bigint, "depositoId" bigint, quantidade numeric, valor bigint)
    where s.produto_id = e."produtoId" and s.deposito_id = e."depositoId"`.execute(tx);
}

async function contar(tx: Tx, operacao: NovaOperacao, movimentos: readonly Inserido[]): Promise<void> {
  const { tipo } = operacao;
  if (tipo === 'estorno') return estornarFatos(tx, operacao.dataMovimento, movimentos);
  const produtoDe = await produtosDosFatos(
    tx,
    movimentos.map((m) => m.produtoId),
  );
  const fatos = movimentos.map((m) =>
    fatoDoMovimento({ ...operacao, tipo }, { ...m, ...produtoDe(m.produtoId) }, { origemTipo: 'movimento_estoque', origemId: m.id }),
  );
  await registrarFatos(
    tx,
    fatos.filter((f) => f !== null),
  );
}

/** What the audit keeps of an operation. */
function dito({ linhas, recalculoConfirmado: _, depoisDe: __, ...operacao }: NovaOperacao): Record<string, unknown> {
  const itens = linhas.map(({ produtoId, depositoId, quantidade, valor }) => ({
    produtoId,
    depositoId,
    quantidade: escreverQuantidade(quantidade),
    ...(valor === undefined ? {} : { valorCentavos: Number(valor) }),
  }));
  return { ...operacao, itens };
}
