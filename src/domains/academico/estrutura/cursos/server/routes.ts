import type { Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { cursosApi, estruturaCursosApi, gruposTurmaApi, segmentacoesApi } from '../api.ts';
import { cursos, listaDeCursos } from './cursos.ts';
import { gruposTurma, listaDeGruposTurma } from './grupos-turma.ts';
import { colunasCursos } from './planilha.ts';
import { listaDeSegmentacoes, segmentacoes } from './segmentacoes.ts';

/** Segmentações, cursos and grupos de turma, as the portal registers them. */
export const estruturaCursos: Sala = {
  nome: 'academico/estrutura/cursos',
  api: estruturaCursosApi,
  rotas: [
    ...rotasDeRegistro(segmentacoesApi, { registro: segmentacoes, lista: listaDeSegmentacoes }),
    ...rotasDeRegistro(cursosApi, { registro: cursos, lista: listaDeCursos, arquivo: 'cursos', colunas: colunasCursos }),
    ...rotasDeRegistro(gruposTurmaApi, { registro: gruposTurma, lista: listaDeGruposTurma }),
  ],
};
