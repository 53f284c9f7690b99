import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { historicoNoIdioma } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { textosRecebimentos } from '../texts.ts';
import type { RecebimentoListado } from './queries.ts';

/** The columns of the file of money to be settled, in the reader's language. */
export function colunasDeRecebimentos(idioma: Idioma): ColunaPlanilha<RecebimentoListado>[] {
  const t = tradutor(textosRecebimentos, idioma);
  return [
    { titulo: t('dataPrevista'), valor: (r) => r.dataPrevista, tipo: 'data' },
    { titulo: t('dataRecebimento'), valor: (r) => r.dataRecebimento, tipo: 'data' },
    { titulo: t('historico'), valor: (r) => historicoNoIdioma(r.historico, 'recebimento', idioma), largura: 50 },
    { titulo: t('pessoa'), valor: (r) => r.pessoaNome, largura: 40 },
    { titulo: t('forma'), valor: (r) => r.formaNome },
    { titulo: t('conta'), valor: (r) => r.contaNome },
    { titulo: t('bruto'), valor: (r) => r.brutoCentavos, tipo: 'centavos' },
    { titulo: t('taxa'), valor: (r) => r.taxaCentavos, tipo: 'centavos' },
    { titulo: t('liquido'), valor: (r) => r.liquidoCentavos, tipo: 'centavos' },
    { titulo: t('situacao'), valor: (r) => t(r.situacao) },
    { titulo: t('dataLiquidacao'), valor: (r) => r.dataLiquidacao, tipo: 'data' },
    { titulo: t('dataEstorno'), valor: (r) => r.dataEstorno, tipo: 'data' },
  ];
}
