import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import type { ItemAditivo } from './queries.ts';

/** The columns of the exported addenda. */
export function colunasDeAditivos(idioma: Idioma): ColunaPlanilha<ItemAditivo>[] {
  const t = tradutor(textosAditivo, idioma);
  return [
    { titulo: t('contrato'), valor: (a) => a.contratoNumero },
    { titulo: t('aditivo'), valor: (a) => a.ordem, tipo: 'numero' },
    { titulo: t('aluno'), valor: (a) => a.alunoNome, largura: 36 },
    { titulo: t('turma'), valor: (a) => a.turmaNome },
    { titulo: t('dataAditivo'), valor: (a) => a.dataAditivo, tipo: 'data' },
    { titulo: t('motivo'), valor: (a) => a.motivo, largura: 36 },
    { titulo: t('ajuste'), valor: (a) => a.ajusteCentavos, tipo: 'centavos' },
    { titulo: t('situacao'), valor: (a) => t(`situacao_${a.situacao}`) },
  ];
}
