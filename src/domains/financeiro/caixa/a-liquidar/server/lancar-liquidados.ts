import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { categoriaDaTaxa, registrarLancamentos } from '#domains/financeiro/caixa/server/registrar-lancamentos.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type NovoFato, registrarFatos } from '#domains/contabil/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';

/** A part of a payment that waits or waited, and the last undoing of its settlement, if any. */
export type ParteDoPagamento = { id: number; origemTipo: string; origemId: number; itemId: number | null };
export type ALancar = ParteDoPagamento & {
  contaBancariaId: number;
  formaPagamentoId: number;
  dataRecebimento: DataCivil;
  dataPrevista: DataCivil;
  brutoCentavos: Centavos;
  taxaCentavos: Centavos;
  categoria: string;
  historico: string;
  pessoaId: number | null;
};

/** What the movements of a settlement name: the payment, or the undoing that they follow when it was settled before. */
export function origensDaLiquidacao({ id, origemTipo, origemId, itemId }: ParteDoPagamento) {
  return itemId === null
    ? {
        entrada: { origemTipo, origemId },
        taxa: { origemTipo: 'taxa_recebimento', origemId: id },
        fato: { origemTipo: 'recebimento_a_liquidar' as const, origemId: id },
      }
    : {
        entrada: { origemTipo: `${origemTipo}_reliquidada`, origemId: itemId },
        taxa: { origemTipo: 'taxa_reliquidada', origemId: itemId },
        fato: { origemTipo: 'recebimento_reliquidado' as const, origemId: itemId },
      };
}

/** The entries of what was settled, gross in and fee out, and their facts. */
export async function lancarLiquidados(ato: Ato<Pessoa>, devidos: readonly ALancar[], dataCredito: DataCivil | null): Promise<void> {
  const { tx } = ato;
  const comum = (d: ALancar) => ({
    contaBancariaId: d.contaBancariaId,
    formaPagamentoId: d.formaPagamentoId,
    pessoaId: d.pessoaId,
    dataMovimento: dataCredito ?? d.dataPrevista,
  });
  await registrarLancamentos(
    ato,
    devidos.flatMap((d) => [
      {
        ...comum(d),
        ...origensDaLiquidacao(d).entrada,
        sentido: 'entrada' as const,
        categoria: d.categoria,
        valorCentavos: d.brutoCentavos,
        historico: d.historico,
      },
      ...(d.taxaCentavos === 0
        ? []
        : [
            {
              ...comum(d),
              ...origensDaLiquidacao(d).taxa,
              sentido: 'saida' as const,
              categoria: categoriaDaTaxa,
              valorCentavos: d.taxaCentavos,
              historico: escreverHistorico('taxa', { historico: d.historico }),
            },
          ]),
    ]),
    dataCredito === null ? 'ate' : 'dataCredito',
  );
  await registrarFatos(
    tx,
    devidos.map(
      (d): NovoFato => ({
        evento: 'recebimento.liquidado',
        dataFato: dataCredito ?? d.dataPrevista,
        ...origensDaLiquidacao(d).fato,
        valorCentavos: d.brutoCentavos,
        valores: {
          detalhe: d.historico,
          taxaCentavos: d.taxaCentavos,
          liquidoCentavos: centavos(d.brutoCentavos - d.taxaCentavos),
          contaBancariaId: d.contaBancariaId,
          formaPagamentoId: d.formaPagamentoId,
        },
      }),
    ),
  );
}
