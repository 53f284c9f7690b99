import { envelhecer } from '#platform/web/rede/consultas.ts';

/** Reads again everything that an enrollment changes; places and students of the classes change with each. */
export const relerMatriculas = (): Promise<void> =>
  envelhecer(
    'Matricula/obter-paginado',
    'Matricula/{id}',
    'Matricula/{id}/historico',
    'Matricula/preparacao/{pessoaId}',
    'Pessoa/obter-alunos',
    'Pessoa/sem-matricula',
    'Pessoa/sem-matricula-nome',
    'GerenciadorTurmas/turma/{id}',
    'GerenciadorTurmas/remanejamentos',
    'Turma/obter-paginado',
    'Turma/{id}',
    'EstruturaAcademica/opcoes',
  );
