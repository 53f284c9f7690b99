import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { movimentos, resultados } from '#domains/academico/matriculas/situacoes.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import type { ItemMatricula } from './queries.ts';

/** Columns of the exported enrollments. */
export function colunasMatriculas(idioma: Idioma): ColunaPlanilha<ItemMatricula>[] {
  const t = tradutor(textosMatricula, idioma);
  return [
    { titulo: t('matricula'), valor: (m) => m.codigo },
    { titulo: t('aluno'), valor: (m) => m.alunoNome, largura: 34 },
    { titulo: t('codigoDoAluno'), valor: (m) => m.alunoCodigo, tipo: 'numero' },
    { titulo: t('anoLetivo'), valor: (m) => m.ano, tipo: 'numero' },
    { titulo: t('segmentacao'), valor: (m) => m.segmentacaoNome },
    { titulo: t('curso'), valor: (m) => m.cursoNome },
    { titulo: t('turma'), valor: (m) => m.turmaNome },
    { titulo: t('turno'), valor: (m) => (m.turno === null ? null : rotuloDe(turnos, m.turno, idioma)) },
    { titulo: t('responsavelFinanceiro'), valor: (m) => m.responsaveisFinanceiros, largura: 40 },
    { titulo: t('dataMatricula'), valor: (m) => m.dataMatricula, tipo: 'data' },
    { titulo: t('dataSaida'), valor: (m) => m.dataSaida, tipo: 'data' },
    { titulo: t('movimento'), valor: (m) => rotuloDe(movimentos, m.movimento, idioma) },
    { titulo: t('resultado'), valor: (m) => rotuloDe(resultados, m.resultado, idioma) },
  ];
}
