import { chamar } from '#platform/web/api.ts';
import { invalidar } from '#platform/web/consultas.ts';
import { avisar, confirmar } from '#platform/web/dialogos.tsx';
import { texto } from '#shared/textos.ts';
import { idiomaAtual } from '#platform/web/i18n.tsx';
import { estruturaApi as api } from '../api.ts';
import { textosEstrutura } from '../texts.ts';

type Excluivel =
  | 'excluirSegmentacao'
  | 'excluirCurso'
  | 'excluirGrupoTurma'
  | 'excluirTurma'
  | 'excluirDisciplina'
  | 'excluirTipoAvaliacao'
  | 'excluirDisciplinaDaTurma'
  | 'excluirDocentePeriodo';

/** Everything of this room that a change makes old. */
export const lidas = [
  api.listarCursos,
  api.obterCurso,
  api.listarTurmas,
  api.obterTurma,
  api.listarGruposTurma,
  api.listarSegmentacoes,
  api.opcoesEstrutura,
  api.historicoCurso,
  api.historicoTurma,
  api.listarDisciplinas,
  api.obterDisciplina,
  api.listarTiposAvaliacao,
  api.obterTipoAvaliacao,
  api.obterDisciplinasDaTurma,
  api.usosDaDisciplina,
  api.preverCopiaDeTurma,
  api.listarDocentesPeriodo,
  api.listarAnoDocentes,
];

/** Asks, deletes and says so; true when it is gone. What is in use stays, and the server says why. */
export async function excluir(qual: Excluivel, id: number, nome: string): Promise<boolean> {
  const t = (chave: keyof typeof textosEstrutura, params?: Record<string, string>) => texto(textosEstrutura, chave, idiomaAtual(), params);
  const explicacao = t(qual === 'excluirTurma' ? 'excluirTurmaTexto' : 'excluirTexto');
  if (!(await confirmar({ titulo: t('confirmaExcluir', { nome }), texto: explicacao, rotuloConfirmar: t('excluir'), perigo: true })))
    return false;
  try {
    await chamar(api[qual], { params: { id } });
  } catch (erro) {
    avisar.erro(erro);
    return false;
  }
  avisar.sucesso(t('excluido', { nome }));
  await Promise.all(lidas.map(invalidar));
  return true;
}
