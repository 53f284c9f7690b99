import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import { situacoesTurma, turnos } from '#domains/academico/estrutura/turnos.ts';
import type { Turma } from './queries.ts';

/** Columns of the exported turmas. */
export function colunasTurmas(idioma: Idioma): ColunaPlanilha<Turma>[] {
  const t = tradutor(textosEstrutura, idioma);
  return [
    { titulo: t('anoLetivo'), valor: (turma) => turma.ano, tipo: 'numero' },
    { titulo: t('segmentacao'), valor: (turma) => turma.segmentacaoNome },
    { titulo: t('curso'), valor: (turma) => turma.cursoNome },
    { titulo: t('turma'), valor: (turma) => turma.nome },
    { titulo: t('grupoTurma'), valor: (turma) => turma.grupoTurmaNome },
    { titulo: t('turno'), valor: (turma) => rotuloDe(turnos, turma.turno, idioma) },
    { titulo: t('sala'), valor: (turma) => turma.sala },
    { titulo: t('vagas'), valor: (turma) => turma.vagas, tipo: 'numero' },
    { titulo: t('alunos'), valor: (turma) => turma.alunos, tipo: 'numero' },
    { titulo: t('vagasLivres'), valor: (turma) => turma.vagasLivres, tipo: 'numero' },
    { titulo: t('situacao'), valor: (turma) => rotuloDe(situacoesTurma, turma.situacao, idioma) },
  ];
}
