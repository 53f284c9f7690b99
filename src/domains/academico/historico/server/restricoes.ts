import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { type ErroNegocio, errosComuns } from '#shared/erros.ts';
import { errosHistorico as erros } from '../erros.ts';

/** One constraint guards both ends of a reference; PostgreSQL's detail tells a missing target from one still in use. */
const semAlvo = (erro: () => ErroNegocio) => (detalhe: string) =>
  /is still referenced|ainda é referenciada/.test(detalhe) ? errosComuns.REGISTRO_EM_USO() : erro();

/** What the constraints of this room's tables mean to a person. */
registrarRestricoes({
  instituicoes_ensino_inep_key: () => erros.INSTITUICAO_INEP_DUPLICADO({}, { campos: ['inep'] }),
  instituicoes_ensino_nome_key: () => erros.INSTITUICAO_DUPLICADA({}, { campos: ['nome'] }),
  instituicoes_disciplinas_nome_key: () => erros.DISCIPLINA_DA_INSTITUICAO_DUPLICADA({}, { campos: ['nome'] }),
  instituicoes_disciplinas_instituicao_fkey: semAlvo(() => erros.INSTITUICAO_INEXISTENTE({}, { campos: ['instituicaoId'] })),
  instituicoes_disciplinas_disciplina_fkey: semAlvo(() => erros.DISCIPLINA_NOSSA_INEXISTENTE({}, { campos: ['disciplinaId'] })),
  instituicoes_turmas_nome_key: () => erros.TURMA_DA_INSTITUICAO_DUPLICADA({}, { campos: ['nome'] }),
  instituicoes_turmas_instituicao_fkey: semAlvo(() => erros.INSTITUICAO_INEXISTENTE({}, { campos: ['instituicaoId'] })),
  instituicoes_turmas_curso_fkey: semAlvo(() => erros.CURSO_NOSSO_INEXISTENTE({}, { campos: ['cursoId'] })),
});
