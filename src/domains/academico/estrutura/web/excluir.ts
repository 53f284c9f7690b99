import { chamar } from '#platform/web/rede/api.ts';
import { excluirComPergunta } from '#platform/web/registro/excluir.ts';
import { tradutor } from '#shared/textos.ts';
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
export function excluir(qual: Excluivel, id: number, nome: string): Promise<boolean> {
  const t = tradutor(textosEstrutura, idiomaAtual());
  return excluirComPergunta({
    pergunta: {
      titulo: t('confirmaExcluir', { nome }),
      texto: t(qual === 'excluirTurma' ? 'excluirTurmaTexto' : 'excluirTexto'),
      rotuloConfirmar: t('excluir'),
    },
    excluir: () => chamar(api[qual], { params: { id } }),
    feito: t('excluido', { nome }),
    lidas,
  });
}
