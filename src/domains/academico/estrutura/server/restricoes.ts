import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { type ErroNegocio, errosComuns } from '#shared/erros.ts';
import { errosEstrutura } from '../erros.ts';

/** One constraint guards both ends of a reference; PostgreSQL's detail tells a missing target from one still in use. */
const semAlvo = (erro: () => ErroNegocio) => (detalhe: string) =>
  detalhe.includes('is still referenced') ? errosComuns.REGISTRO_EM_USO() : erro();

/** What the constraints of this room's tables mean to a person. */
registrarRestricoes({
  segmentacoes_nome_key: () => errosEstrutura.SEGMENTACAO_DUPLICADA({}, { campos: ['nome'] }),
  cursos_nome_key: () => errosEstrutura.CURSO_DUPLICADO({}, { campos: ['nome'] }),
  cursos_segmentacao_id_fkey: semAlvo(() => errosEstrutura.SEGMENTACAO_INEXISTENTE({}, { campos: ['segmentacaoId'] })),
  cursos_proximo_curso_id_fkey: semAlvo(() => errosEstrutura.CURSO_INEXISTENTE({}, { campos: ['proximoCursoId'] })),
  grupos_turma_nome_key: () => errosEstrutura.GRUPO_TURMA_DUPLICADO({}, { campos: ['nome'] }),
  turmas_nome_key: () => errosEstrutura.TURMA_DUPLICADA({}, { campos: ['nome'] }),
  VAGAS_ABAIXO_DOS_MATRICULADOS: () => errosEstrutura.VAGAS_OCUPADAS_AGORA({}, { campos: ['vagas'] }),
});
