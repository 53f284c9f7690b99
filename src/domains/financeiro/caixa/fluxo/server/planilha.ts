import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import type { obterFluxo } from './fluxo.ts';

/** The columns of the cash flow's file, in the reader's language. */
export function colunasDoFluxo(idioma: Idioma): ColunaPlanilha<Awaited<ReturnType<typeof obterFluxo>>['linhas'][number]>[] {
  const t = tradutor(textosCaixa, idioma);
  return [
    { titulo: t('dataInicio'), valor: (l) => l.inicio, tipo: 'data' },
    { titulo: t('dataFim'), valor: (l) => l.fim, tipo: 'data' },
    { titulo: t('saldoAnterior'), valor: (l) => l.saldoInicialCentavos, tipo: 'centavos' },
    { titulo: t('entradasRealizadas'), valor: (l) => l.entradasRealizadasCentavos, tipo: 'centavos' },
    { titulo: t('saidasRealizadas'), valor: (l) => l.saidasRealizadasCentavos, tipo: 'centavos' },
    { titulo: t('entradasPrevistas'), valor: (l) => l.entradasPrevistasCentavos, tipo: 'centavos' },
    { titulo: t('saidasPrevistas'), valor: (l) => l.saidasPrevistasCentavos, tipo: 'centavos' },
    { titulo: t('saldoFinal'), valor: (l) => l.saldoFinalCentavos, tipo: 'centavos' },
  ];
}
