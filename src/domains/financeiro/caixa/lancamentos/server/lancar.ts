import { errosLancamento } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { comSinal } from '#domains/financeiro/caixa/server/com-sinal.ts';
import { auditar, type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarEstornoDeFato, registrarFatos } from '#domains/contabil/server/door.ts';
import { formatarData, formatarInstante } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { NovoLancamentoManual, TipoLancamento } from '../api.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { type CategoriaDoSistema, escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { type NovoLancamento, registrarLancamentos } from '#domains/financeiro/caixa/server/registrar-lancamentos.ts';
import '#domains/financeiro/caixa/server/restricoes.ts';

type Referencias = {
  categoria: string | null;
  sentido: 'entrada' | 'saida' | null;
  contas: number;
  /** The account that the entry is of, or that a transfer goes to, where it is out of use. */
  contaInativa: string | null;
  destinoTipo: 'banco' | 'caixa' | null;
  forma: boolean;
  centro: boolean;
  pessoa: boolean;
};

/** What is entered, and whether a bank told of it: its account may be out of use by then. */
type Pedido = NovoLancamentoManual & { ditoPeloBanco?: true };

/**
 * Enters a receipt, a payment or a transfer by hand: the row, the movements of each account and the accounting fact, in one
 * transaction. An account out of use takes only what its bank told of, and is emptied by transfers. Throws LANCAMENTO_FUTURO,
 * CATEGORIA_NAO_SERVE, REFERENCIA_INATIVA, LANCAMENTO_EM_CONTA_INATIVA, closed or missing period naming account and date.
 */
export async function lancarManual(
  ato: Ato<Pessoa>,
  { ditoPeloBanco, ...pedido }: Pedido,
): Promise<{ id: number; caixaNegativo: CaixaNegativo | null }> {
  const { tx, quem, hoje } = ato;
  if (pedido.dataMovimento > hoje) throw errosCaixa.LANCAMENTO_FUTURO({ hoje: formatarData(hoje) }, { campos: ['dataMovimento'] });
  const { categoria, formaDeEntradaId } = await conferirReferencias(tx, { ...pedido, ditoPeloBanco });
  const { rows } = await sql<{
    id: number;
  }>`insert into lancamentos_manuais (tipo, data_movimento, valor_centavos, historico, documento, conta_bancaria_id,
      conta_destino_id, forma_pagamento_id, categoria_id, centro_custo_id, pessoa_id, usuario_id, usuario_nome)
    values (${pedido.tipo}, ${pedido.dataMovimento}, ${pedido.valorCentavos}, ${pedido.historico}, ${pedido.documento}, ${pedido.contaBancariaId},
      ${pedido.contaDestinoId}, ${pedido.formaPagamentoId}, ${pedido.categoriaId}, ${pedido.centroCustoId}, ${pedido.pessoaId}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(
    tx,
  );
  const id = rows[0]?.id ?? 0;
  await registrarLancamentos(ato, movimentosDe({ ...pedido, id, categoria, formaDeEntradaId }));
  await registrarFatos(tx, [
    {
      evento: `caixa.${pedido.tipo}`,
      dataFato: pedido.dataMovimento,
      origemTipo: 'lancamento_manual',
      origemId: id,
      valorCentavos: pedido.valorCentavos,
      valores: {
        documento: pedido.documento,
        detalhe: pedido.historico,
        categoriaId: pedido.categoriaId,
        contaBancariaId: pedido.contaBancariaId,
        contaDestinoId: pedido.contaDestinoId,
        formaPagamentoId: pedido.formaPagamentoId,
        centroCustoId: pedido.centroCustoId,
      },
    },
  ]);
  await auditar(ato, { acao: 'lancamento_manual.criado', alvoTipo: 'lancamento_manual', alvoId: id, depois: pedido });
  return { id, caixaNegativo: await caixaAbaixoDeZero(tx, pedido.contaBancariaId) };
}

type CaixaNegativo = { contaNome: string; saldoCentavos: Centavos };
/** A cash box that says it holds less than nothing: no drawer does, and something is wrong in what was entered. Told, never refused. */
async function caixaAbaixoDeZero(tx: Tx, contaBancariaId: number): Promise<CaixaNegativo | null> {
  const { rows } = await sql<CaixaNegativo>`select s.* from (select c.nome as "contaNome", (c.saldo_inicial_centavos + coalesce((select
      sum${comSinal} from lancamentos_financeiros l where l.conta_bancaria_id = c.id), 0))::bigint as "saldoCentavos"
    from v_conta_bancaria c where c.id = ${contaBancariaId} and c.tipo = 'caixa') s where s."saldoCentavos" < 0`.execute(tx);
  return rows[0] ?? null;
}

/** The category, and by what method a transfer enters the other account: a cheque stays one in another box; a bank has only money. */
async function conferirReferencias(
  tx: Tx,
  pedido: NovoLancamentoManual & { ditoPeloBanco: true | undefined },
): Promise<{ categoria: string; formaDeEntradaId: number | null }> {
  const conta = pedido.contaDestinoId ?? pedido.contaBancariaId;
  const { rows } = await sql<Referencias>`select
      (select nome from v_categoria_financeira where id = ${pedido.categoriaId} and ativo) as categoria,
      (select sentido from v_categoria_financeira where id = ${pedido.categoriaId} and ativo) as sentido,
      (select count(*)::int from v_conta_bancaria where id in (${pedido.contaBancariaId}, ${pedido.contaDestinoId})) as contas,
      (select nome from v_conta_bancaria where id = ${conta} and not ativa and not ${pedido.ditoPeloBanco === true}) as "contaInativa",
      (select tipo from v_conta_bancaria where id = ${pedido.contaDestinoId}) as "destinoTipo",
      ${pedido.formaPagamentoId}::bigint is null or exists (select 1 from v_forma_pagamento where id = ${pedido.formaPagamentoId} and ativa) as forma,
      ${pedido.centroCustoId}::bigint is null or exists (select 1 from v_centro_custo where id = ${pedido.centroCustoId} and ativo) as centro,
      ${pedido.pessoaId}::bigint is null or exists (select 1 from v_pessoa_resumo where id = ${pedido.pessoaId}) as pessoa`.execute(tx);
  const achado = rows[0] as Referencias;
  const recusar = (campo: string): never => {
    throw errosLancamento.REFERENCIA_INATIVA({}, { campos: [campo] });
  };
  if (achado.contas < (pedido.contaDestinoId === null ? 1 : 2))
    recusar(pedido.contaDestinoId === null ? 'contaBancariaId' : 'contaDestinoId');
  if (achado.contaInativa !== null)
    throw errosLancamento.LANCAMENTO_EM_CONTA_INATIVA(
      { nome: achado.contaInativa },
      { campos: [pedido.contaDestinoId === null ? 'contaBancariaId' : 'contaDestinoId'] },
    );
  if (!achado.forma) recusar('formaPagamentoId');
  if (!achado.centro) recusar('centroCustoId');
  if (!achado.pessoa) recusar('pessoaId');
  if (pedido.tipo === 'transferencia')
    return {
      categoria: 'transferência entre contas' satisfies CategoriaDoSistema,
      formaDeEntradaId: achado.destinoTipo === 'caixa' ? pedido.formaPagamentoId : null,
    };
  if (achado.categoria === null) return recusar('categoriaId');
  if (achado.sentido !== sentidoDe(pedido.tipo))
    throw errosLancamento.CATEGORIA_NAO_SERVE({ nome: achado.categoria }, { campos: ['categoriaId'] });
  return { categoria: achado.categoria, formaDeEntradaId: null };
}

const sentidoDe = (tipo: TipoLancamento): 'entrada' | 'saida' => (tipo === 'recebimento' ? 'entrada' : 'saida');

type Guardado = Pick<
  NovoLancamentoManual,
  'tipo' | 'dataMovimento' | 'historico' | 'contaBancariaId' | 'contaDestinoId' | 'formaPagamentoId' | 'centroCustoId'
> & {
  id: number;
  categoria: string;
  valorCentavos: Centavos;
  formaDeEntradaId: number | null;
};

/** The movements of an entry: one, or the two sides of a transfer. */
function movimentosDe(l: Guardado): NovoLancamento[] {
  const comum = {
    dataMovimento: l.dataMovimento,
    categoria: l.categoria,
    valorCentavos: l.valorCentavos,
    historico: l.historico,
    origemId: l.id,
    centroCustoId: l.centroCustoId,
  };
  const saida = {
    ...comum,
    contaBancariaId: l.contaBancariaId,
    formaPagamentoId: l.formaPagamentoId,
    sentido: sentidoDe(l.tipo),
    origemTipo: 'lancamento_manual',
  };
  return l.contaDestinoId === null
    ? [saida]
    : [
        saida,
        {
          ...comum,
          contaBancariaId: l.contaDestinoId,
          formaPagamentoId: l.formaDeEntradaId,
          sentido: 'entrada' as const,
          origemTipo: 'transferencia_entrada',
        },
      ];
}

/**
 * Reverses an entry made by hand: the opposite movements and fact, dated today. Nothing is deleted; once.
 * Throws LANCAMENTO_MANUAL_NAO_ENCONTRADO, LANCAMENTO_MANUAL_ESTORNADO (by whom and when), closed or missing period.
 */
export async function estornarManual(
  ato: Ato<Pessoa>,
  { id: lancamentoId, motivo }: { id: number; motivo: string },
): Promise<{ id: number }> {
  const { tx, quem, hoje, fuso } = ato;
  const { rows } =
    await sql<Guardado>`select m.id, m.tipo, m.data_movimento as "dataMovimento", m.historico, m.conta_bancaria_id as "contaBancariaId",
      m.conta_destino_id as "contaDestinoId", m.centro_custo_id as "centroCustoId", m.valor_centavos as "valorCentavos", m.forma_pagamento_id as "formaPagamentoId",
      (select l.forma_pagamento_id from lancamentos_financeiros l where l.origem_tipo = 'transferencia_entrada' and l.origem_id = m.id) as "formaDeEntradaId",
      coalesce(c.nome, 'transferência entre contas') as categoria
    from lancamentos_manuais m left join v_categoria_financeira c on c.id = m.categoria_id where m.id = ${lancamentoId} for share of m`.execute(
      tx,
    );
  const [original] = rows;
  if (!original) throw errosLancamento.LANCAMENTO_MANUAL_NAO_ENCONTRADO();
  const { rows: feitos } = await sql<{ usuario: string; em: string }>`select usuario_nome as usuario, created_at as em
    from lancamentos_manuais_estornos where lancamento_manual_id = ${lancamentoId}`.execute(tx);
  if (feitos[0])
    throw errosLancamento.LANCAMENTO_MANUAL_ESTORNADO({ usuario: feitos[0].usuario, em: formatarInstante(feitos[0].em, fuso) });
  const { rows: gravados } = await sql<{
    id: number;
  }>`insert into lancamentos_manuais_estornos (lancamento_manual_id, data_estorno, motivo, usuario_id, usuario_nome)
    values (${lancamentoId}, ${hoje}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(tx);
  const id = gravados[0]?.id ?? 0;
  await registrarLancamentos(
    ato,
    movimentosDe(original).map((m) => ({
      ...m,
      dataMovimento: hoje,
      sentido: m.sentido === 'entrada' ? 'saida' : 'entrada',
      historico: escreverHistorico('estornoManual', { motivo: `${motivo} (${m.historico})` }),
      origemTipo: `${m.origemTipo}_estorno`,
      origemId: id,
      estorna: { origemTipo: m.origemTipo, origemId: lancamentoId },
    })),
  );
  await registrarEstornoDeFato(tx, {
    ...estornoDoFato(original.tipo, lancamentoId),
    dataFato: hoje,
    origemTipo: 'lancamento_manual_estorno',
    origemId: id,
  });
  await auditar(ato, {
    acao: 'lancamento_manual.estornado',
    alvoTipo: 'lancamento_manual',
    alvoId: lancamentoId,
    motivo,
    depois: { estornoId: id },
  });
  return { id };
}

function estornoDoFato(tipo: TipoLancamento, origemId: number) {
  const fato = { origemTipo: 'lancamento_manual', origemId } as const;
  const estornos = {
    recebimento: { evento: 'caixa.recebimento_estornado', original: { evento: 'caixa.recebimento', ...fato } },
    pagamento: { evento: 'caixa.pagamento_estornado', original: { evento: 'caixa.pagamento', ...fato } },
    transferencia: { evento: 'caixa.transferencia_estornado', original: { evento: 'caixa.transferencia', ...fato } },
  } as const;
  return estornos[tipo];
}
