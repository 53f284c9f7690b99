import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { incluirDisciplinas, ordenarDisciplinas } from './incluir-disciplinas.ts';
import { desfazerEncerramento, encerrarDisciplina } from './encerrar-disciplina.ts';
import { editarDisciplinaDaTurma, excluirDisciplinaDaTurma } from './mudar-disciplina.ts';
import { obterDisciplinasDaTurma } from './queries.ts';
import { turmaDaDisciplina } from './travar-disciplina.ts';
import { usosDasDisciplinas } from './usos.ts';
import { turmaDisciplinasApi as api } from '../api.ts';

/** The subjects of classes, as the portal registers them. */
export const estruturaTurmaDisciplina: Sala = {
  nome: 'academico/estrutura/turma-disciplina',
  api,
  rotas: [
    leitura(api.obterDisciplinasDaTurma, ({ db, quem }, { params }) => obterDisciplinasDaTurma(db, params.id, quem)),
    escrita(api.incluirDisciplinas, (ato, { params, body }) => incluirDisciplinas(ato, { turmaId: params.id, ...body })),
    escrita(api.ordenarDisciplinas, (ato, { params, body }) => ordenarDisciplinas(ato, { turmaId: params.id, ...body })),
    escrita(api.editarDisciplinaDaTurma, (ato, { body }) => editarDisciplinaDaTurma(ato, body)),
    leitura(api.usosDaDisciplina, async ({ db, quem }, { params }) => {
      await turmaDaDisciplina(db, quem, params.id);
      return { itens: await usosDasDisciplinas(db, [params.id]) };
    }),
    escrita(api.encerrarDisciplina, (ato, { params, body }) => encerrarDisciplina(ato, { ...params, ...body })),
    escrita(api.desfazerEncerramento, (ato, { params, body }) => desfazerEncerramento(ato, { ...params, ...body })),
    escrita(api.excluirDisciplinaDaTurma, (ato, { params }) => excluirDisciplinaDaTurma(ato, params.id)),
    leitura(api.historicoDisciplinaDaTurma, async ({ db, quem }, { params }) => {
      await turmaDaDisciplina(db, quem, params.id);
      return { itens: await historicoDe(db, 'turma_disciplina', params.id) };
    }),
  ],
};
