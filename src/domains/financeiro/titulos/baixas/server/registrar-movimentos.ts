import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type NovoFato, registrarFatos } from '#domains/contabil/server/door.ts';
import { type CategoriaDoSistema, escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { type FormaQueEspera, registrarRecebimentos } from '#domains/financeiro/caixa/a-liquidar/server/door.ts';
import type { BaixaFeita, BaixaPronta } from './preparar-baixa.ts';
import { type CreditoInserido, entradaDoCredito, fatoDoCredito } from '#domains/financeiro/titulos/creditos/server/door.ts';

const categorias = {
  contrato: 'receita de contrato',
  manual: 'receita avulsa',
  taxa: 'taxas',
  acordo: 'acordos',
} as const satisfies Record<string, CategoriaDoSistema>;

/** Received before the month in which it is revenue. An agreement's installments were revenue before it. */
const isAntesDoMes = (entrada: DataCivil, { origem, dataCompetencia }: BaixaPronta['titulo']): boolean =>
  origem !== 'acordo' && entrada.slice(0, 7) < dataCompetencia.slice(0, 7);

/** Of payments that came before their month, those of which the revenue is in the books by then: one of an extended title is owed, not advanced. */
async function faturadosAte(tx: Tx, recebidos: readonly { tituloId: number; entrada: DataCivil }[]): Promise<Set<number>> {
  if (recebidos.length === 0) return new Set();
  const { rows } = await sql<{
    id: number;
  }>`select v.titulo_id as id from json_to_recordset(${JSON.stringify(recebidos)}::json) as r("tituloId" bigint, entrada date)
    join v_faturamento_vigente v on v.titulo_id = r."tituloId" and v.data_faturamento <= r.entrada`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** A credit that came with one of the payments. */
export type CreditoDoPagamento = CreditoInserido & { recibo: number; naConta: boolean };

/**
 * What baixas leave besides their own rows, and the credits that came with them: money, an accounting fact and an audit row each,
 * in one statement a kind. Money comes in on the day of the baixa, on the day that the bank credits it, or when its method brings it.
 */
export async function registrarMovimentos(
  ato: Ato<Pessoa>,
  prontas: readonly BaixaPronta[],
  { feitas, ids }: { feitas: readonly BaixaFeita[]; ids: ReadonlyMap<number, number> },
  creditos: readonly CreditoDoPagamento[] = [],
  formasQueEsperam: readonly FormaQueEspera[] = [],
): Promise<void> {
  const { tx } = ato;
  const origem = (p: BaixaPronta) => ({ origemTipo: 'baixa' as const, origemId: ids.get(p.titulo.id) ?? 0 });
  const entrada = (p: BaixaPronta) => p.pedido.dataCredito ?? p.pedido.dataBaixa;
  const esperas = await registrarRecebimentos(
    ato,
    [
      ...prontas.map((p) => ({
        ...origem(p),
        pessoaId: p.titulo.pagadorId,
        pagamento: p.recibo,
        naConta: p.pedido.dataCredito !== undefined,
        contaBancariaId: p.pedido.contaBancariaId,
        formaPagamentoId: p.pedido.formaPagamentoId,
        dataMovimento: entrada(p),
        categoria: categorias[p.titulo.origem],
        valorCentavos: p.valorCentavos,
        historico: escreverHistorico('recebimento', { numero: p.titulo.numero, descricao: p.titulo.descricao }),
      })),
      ...creditos.map((c) => ({ ...entradaDoCredito(c), pagamento: c.recibo, naConta: c.naConta })),
    ],
    formasQueEsperam,
    'dataBaixa',
  );
  const antes = prontas.filter((p) => isAntesDoMes(entrada(p), p.titulo));
  const faturados = await faturadosAte(
    tx,
    antes.map((p) => ({ tituloId: p.titulo.id, entrada: entrada(p) })),
  );
  const antecipados = new Set(antes.filter((p) => !faturados.has(p.titulo.id)));
  await registrarFatos(tx, [
    ...prontas.map(
      (p, i): NovoFato => ({
        ...origem(p),
        evento: 'titulo.recebido',
        dataFato: entrada(p),
        valorCentavos: p.valorCentavos,
        valores: {
          ...p.composicao,
          tituloId: p.titulo.id,
          contaBancariaId: p.pedido.contaBancariaId,
          formaPagamentoId: p.pedido.formaPagamentoId,
          origem: p.titulo.origem,
          ...(esperas[i] ? { aLiquidar: 'sim' } : {}),
          ...(antecipados.has(p) ? { antecipado: 'sim' } : {}),
        },
      }),
    ),
    ...creditos.map((c, i) => fatoDoCredito(c, esperas[prontas.length + i] ?? false)),
  ]);
  await auditarVarios(
    ato,
    prontas.map((p) => ({
      acao: 'titulo.baixado',
      alvoTipo: 'titulo',
      alvoId: p.titulo.id,
      antes: { situacao: p.titulo.situacao, amortizadoCentavos: p.titulo.amortizadoCentavos },
      depois: {
        situacao: p.situacao,
        amortizadoCentavos: p.amortizadoCentavos,
        valorCentavos: p.valorCentavos,
        dataBaixa: p.pedido.dataBaixa,
        reciboNumero: feitas[p.recibo]?.reciboNumero ?? null,
      },
    })),
  );
}
