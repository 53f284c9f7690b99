import type { Idioma } from '#shared/erros.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { LinhaDocente } from './queries.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { tradutor } from '#shared/textos.ts';

/** Columns of the exported docentes do período. */
export function colunasDocentes(idioma: Idioma): ColunaPlanilha<LinhaDocente>[] {
  const t = tradutor(textosEnsino, idioma);
  return [
    { titulo: t('anoLetivo'), valor: (x) => x.ano, tipo: 'numero' },
    { titulo: t('curso'), valor: (x) => x.cursoNome },
    { titulo: t('turma'), valor: (x) => x.turmaNome },
    { titulo: t('disciplina'), valor: (x) => x.disciplinaNome, largura: 30 },
    { titulo: t('docente'), valor: (x) => x.docenteNome, largura: 40 },
    { titulo: t('cargaHoraria'), valor: (x) => x.cargaHoraria, tipo: 'numero' },
    { titulo: t('inicio'), valor: (x) => x.dataInicio, tipo: 'data' },
    { titulo: t('fim'), valor: (x) => x.dataFim, tipo: 'data' },
  ];
}
