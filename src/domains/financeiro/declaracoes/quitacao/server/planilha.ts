import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import { situacoesDaDeclaracao } from '#domains/financeiro/declaracoes/tipos.ts';
import type { LinhaDaQuitacao } from './lista-quitacao.ts';

/** The payers of the settlement of a year. */
export function colunasDaQuitacao(idioma: Idioma): ColunaPlanilha<LinhaDaQuitacao>[] {
  const t = tradutor(textosDeclaracao, idioma);
  return [
    { titulo: t('responsavel'), valor: (l) => l.nome, largura: 36 },
    { titulo: t('titulos'), valor: (l) => l.titulos, tipo: 'numero' },
    { titulo: t('mesesFaturados'), valor: (l) => l.meses, tipo: 'numero' },
    { titulo: t('faturado'), valor: (l) => l.valorCentavos, tipo: 'centavos', soma: true },
    { titulo: t('pago'), valor: (l) => l.pagoCentavos, tipo: 'centavos', soma: true },
    { titulo: t('emAberto'), valor: (l) => l.pendenteCentavos, tipo: 'centavos', soma: true },
    { titulo: t('direito'), valor: (l) => t(`direito_${l.direito}`) },
    { titulo: t('situacao'), valor: (l) => rotuloDe(situacoesDaDeclaracao, l.situacao, idioma) },
    { titulo: t('numero'), valor: (l) => l.numero, tipo: 'numero' },
  ];
}
