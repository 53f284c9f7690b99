import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosEnsino, errosEstrutura } from '../erros.ts';

/** What the constraints of this room's tables mean to a person. */
registrarRestricoes({
  segmentacoes_nome_key: () => errosEstrutura.SEGMENTACAO_DUPLICADA({}, { campos: ['nome'] }),
  cursos_nome_key: () => errosEstrutura.CURSO_DUPLICADO({}, { campos: ['nome'] }),
  cursos_segmentacao_id_fkey: () => errosEstrutura.SEGMENTACAO_INEXISTENTE({}, { campos: ['segmentacaoId'] }),
  cursos_proximo_curso_id_fkey: () => errosEstrutura.CURSO_INEXISTENTE({}, { campos: ['proximoCursoId'] }),
  grupos_turma_nome_key: () => errosEstrutura.GRUPO_TURMA_DUPLICADO({}, { campos: ['nome'] }),
  turmas_nome_key: () => errosEstrutura.TURMA_DUPLICADA({}, { campos: ['nome'] }),
  disciplinas_nome_key: () => errosEnsino.DISCIPLINA_DUPLICADA({}, { campos: ['nome'] }),
  disciplinas_sigla_key: () => errosEnsino.DISCIPLINA_SIGLA_DUPLICADA({}, { campos: ['sigla'] }),
  tipos_avaliacao_nome_key: () => errosEnsino.TIPO_AVALIACAO_DUPLICADO({}, { campos: ['nome'] }),
  tipos_avaliacao_cursos_curso_id_fkey: () => errosEstrutura.CURSO_INEXISTENTE({}, { campos: ['cursos'] }),
  turmas_disciplinas_disciplina_id_fkey: () => errosEnsino.DISCIPLINA_INEXISTENTE({}, { campos: ['itens'] }),
  turmas_disciplinas_sem_sobreposicao: () => errosEnsino.DISCIPLINA_SOBREPOSTA({}, { campos: ['dataInicio'] }),
  docentes_periodo_sem_sobreposicao: () => errosEnsino.DOCENTE_SOBREPOSTO({}, { campos: ['dataInicio'] }),
  docentes_periodo_pessoa_id_fkey: () => errosEnsino.DOCENTE_INEXISTENTE({}, { campos: ['pessoaId'] }),
  // Only when somebody changed the same class in between: the service says it with names first.
  TURMA_FECHADA_NAO_EDITAVEL: (turma) => errosEstrutura.TURMA_FECHADA_NAO_EDITAVEL({ turma }),
  CURSO_COM_HISTORICO: () => errosComuns.REGISTRO_EM_USO({}, { campos: ['segmentacaoId'] }),
  CADASTRO_EM_ANDAMENTO: () => errosComuns.REGISTRO_EM_USO(),
  DISCIPLINA_COM_HISTORICO: () => errosComuns.REGISTRO_EM_USO({}, { campos: ['contaPromocao'] }),
  DISCIPLINA_DA_TURMA_EM_USO: () => errosComuns.REGISTRO_EM_USO(),
  DISCIPLINA_DA_TURMA_FIXA: () => errosEnsino.DISCIPLINA_DA_TURMA_FIXA(),
  DOCENTE_FORA_DA_DISCIPLINA: () => errosEnsino.DOCENTE_FORA_DA_DISCIPLINA({}, { campos: ['dataInicio'] }),
  ENCERRAMENTO_INCOERENTE: () => errosEnsino.ENCERRAMENTO_MUDOU(),
  turmas_disciplinas_encerramentos_desfaz_key: () => errosEnsino.ENCERRAMENTO_MUDOU(),
  VAGAS_ABAIXO_DOS_MATRICULADOS: () => errosEstrutura.VAGAS_OCUPADAS_AGORA({}, { campos: ['vagas'] }),
});
