import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import type { PeriodoListado } from './queries.ts';

/** The columns of the file of periods, in the reader's language. */
export function colunasDePeriodos(idioma: Idioma): ColunaPlanilha<PeriodoListado>[] {
  const t = tradutor(textosCaixa, idioma);
  return [
    { titulo: t('conta'), valor: (p) => p.contaNome },
    { titulo: t('dataInicio'), valor: (p) => p.dataInicio, tipo: 'data' },
    { titulo: t('dataFim'), valor: (p) => p.dataFim, tipo: 'data' },
    { titulo: t('situacao'), valor: (p) => t(p.situacao) },
    { titulo: t('saldoAnterior'), valor: (p) => p.saldoAnteriorCentavos, tipo: 'centavos' },
    { titulo: t('entradas'), valor: (p) => p.entradasCentavos, tipo: 'centavos' },
    { titulo: t('saidas'), valor: (p) => p.saidasCentavos, tipo: 'centavos' },
    { titulo: t('saldoFinal'), valor: (p) => p.saldoFinalCentavos, tipo: 'centavos' },
  ];
}
