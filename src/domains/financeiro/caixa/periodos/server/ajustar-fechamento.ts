import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type NovoFato, registrarFatos } from '#domains/contabil/server/door.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { Conferida } from '../contagem.ts';
import { type CategoriaDoSistema, escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import type { PeriodoTravado } from './periodos.ts';
import { registrarLancamentos } from '#domains/financeiro/caixa/server/registrar-lancamentos.ts';

/**
 * The entries that make what was expected what was counted, and their accounting facts: one for each method that differs.
 * One per closing: the version tells them apart.
 */
export async function ajustarFechamento(
  ato: Ato<Pessoa>,
  periodo: PeriodoTravado,
  contagens: readonly Conferida[],
  motivo: string,
): Promise<void> {
  const { tx } = ato;
  const doPeriodo = `ajuste_fechamento_v${periodo.versao}` as const;
  const ajustes = contagens
    .filter((c) => c.diferencaCentavos !== 0)
    .map(({ formaPagamentoId, diferencaCentavos }) => ({
      origemTipo: formaPagamentoId === null ? doPeriodo : (`${doPeriodo}_f${formaPagamentoId}` as const),
      origemId: periodo.id,
      formaPagamentoId,
      sentido: diferencaCentavos > 0 ? ('entrada' as const) : ('saida' as const),
      valorCentavos: centavos(Math.abs(diferencaCentavos)),
    }));
  await registrarLancamentos(
    ato,
    ajustes.map((ajuste) => ({
      ...ajuste,
      contaBancariaId: periodo.contaBancariaId,
      dataMovimento: periodo.dataFim,
      categoria: 'ajuste de caixa' satisfies CategoriaDoSistema,
      historico: escreverHistorico('ajuste', { motivo }),
    })),
  );
  await registrarFatos(
    tx,
    ajustes.map(
      ({ sentido, formaPagamentoId, ...ajuste }): NovoFato => ({
        ...ajuste,
        evento: 'caixa.ajustado',
        dataFato: periodo.dataFim,
        valores: { detalhe: motivo, sentido, formaPagamentoId, contaBancariaId: periodo.contaBancariaId },
      }),
    ),
  );
}
