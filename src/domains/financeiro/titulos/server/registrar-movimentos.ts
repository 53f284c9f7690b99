import { type Autor, auditarVarios } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarFatos } from '#domains/contabil/server/door.ts';
import { registrarLancamentos } from '#domains/financeiro/caixa/server/door.ts';
import type { BaixaFeita, BaixaPronta } from './preparar-baixa.ts';

const categorias = { contrato: 'receita de contrato', manual: 'receita avulsa', taxa: 'taxas', acordo: 'acordos' } as const;

/**
 * What baixas leave besides their own rows: a cash entry, an accounting fact and an audit row each, in one statement a kind.
 * Money comes in on the day of the baixa, or on the day that the bank credits it.
 */
export async function registrarMovimentos(
  tx: Tx,
  quem: Exclude<Autor, { processo: string }>,
  prontas: readonly BaixaPronta[],
  { feitas, ids }: { feitas: readonly BaixaFeita[]; ids: ReadonlyMap<number, number> },
): Promise<void> {
  const origem = (p: BaixaPronta) => ({ origemTipo: 'baixa', origemId: ids.get(p.titulo.id) ?? 0 });
  const entrada = (p: BaixaPronta) => p.pedido.dataCredito ?? p.pedido.dataBaixa;
  await registrarLancamentos(
    tx,
    quem,
    prontas.map((p) => ({
      ...origem(p),
      contaBancariaId: p.pedido.contaBancariaId,
      dataMovimento: entrada(p),
      sentido: 'entrada',
      categoria: categorias[p.titulo.origem],
      valorCentavos: p.valorCentavos,
      historico: `Recebimento do título ${p.titulo.numero}: ${p.titulo.descricao}`,
    })),
    'dataBaixa',
  );
  await registrarFatos(
    tx,
    prontas.map((p) => ({
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
      },
    })),
  );
  await auditarVarios(
    tx,
    quem,
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
