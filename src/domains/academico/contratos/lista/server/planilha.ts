import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { andamentoDaAssinatura } from '../andamento-da-assinatura.ts';
import type { ItemContrato } from './queries.ts';

/** The columns of the exported list. */
export function colunasDaPlanilha(idioma: Idioma): ColunaPlanilha<ItemContrato>[] {
  const t = tradutor(textosContrato, idioma);
  return [
    { titulo: t('numero'), valor: (c) => c.numero },
    { titulo: t('aluno'), valor: (c) => c.alunoNome, largura: 36 },
    { titulo: t('matricula'), valor: (c) => c.matriculaCodigo },
    { titulo: t('curso'), valor: (c) => c.cursoNome },
    { titulo: t('turma'), valor: (c) => c.turmaNome },
    { titulo: t('ano'), valor: (c) => c.ano, tipo: 'numero' },
    { titulo: t('situacao'), valor: (c) => t(`situacao_${c.situacao}`) },
    { titulo: t('assinatura'), valor: (c) => andamentoDaAssinatura(t, c), largura: 32 },
    { titulo: t('total'), valor: (c) => c.totalCentavos, tipo: 'centavos' },
  ];
}
