import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import type { Curso } from './cursos.ts';

/** Columns of the exported cursos. */
export function colunasCursos(idioma: Idioma): ColunaPlanilha<Curso>[] {
  const t = tradutor(textosEstrutura, idioma);
  return [
    { titulo: t('segmentacao'), valor: (c) => c.segmentacaoNome },
    { titulo: t('curso'), valor: (c) => c.nome, largura: 30 },
    { titulo: t('sigla'), valor: (c) => c.sigla },
    { titulo: t('cargaHoraria'), valor: (c) => c.cargaHoraria, tipo: 'numero' },
    { titulo: t('idadeMinima'), valor: (c) => c.idadeMinima, tipo: 'numero' },
    { titulo: t('proximoCurso'), valor: (c) => c.proximoCursoNome },
    { titulo: t('turmas'), valor: (c) => c.turmas, tipo: 'numero' },
    { titulo: t('situacao'), valor: (c) => t(c.ativo ? 'ativo' : 'inativo') },
  ];
}
