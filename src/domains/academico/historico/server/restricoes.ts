import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosHistorico as erros } from '../erros.ts';

/** What the constraints of this room's tables mean to a person. */
registrarRestricoes({
  instituicoes_ensino_inep_key: () => erros.INSTITUICAO_INEP_DUPLICADO({}, { campos: ['inep'] }),
  instituicoes_ensino_nome_key: () => erros.INSTITUICAO_DUPLICADA({}, { campos: ['nome'] }),
  instituicoes_disciplinas_nome_key: () => erros.DISCIPLINA_DA_INSTITUICAO_DUPLICADA({}, { campos: ['nome'] }),
  instituicoes_disciplinas_instituicao_fkey: () => erros.INSTITUICAO_INEXISTENTE({}, { campos: ['instituicaoId'] }),
  instituicoes_disciplinas_disciplina_fkey: () => erros.DISCIPLINA_NOSSA_INEXISTENTE({}, { campos: ['disciplinaId'] }),
  instituicoes_turmas_nome_key: () => erros.TURMA_DA_INSTITUICAO_DUPLICADA({}, { campos: ['nome'] }),
  instituicoes_turmas_instituicao_fkey: () => erros.INSTITUICAO_INEXISTENTE({}, { campos: ['instituicaoId'] }),
  instituicoes_turmas_curso_fkey: () => erros.CURSO_NOSSO_INEXISTENTE({}, { campos: ['cursoId'] }),
});
