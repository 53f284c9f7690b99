import { chamar } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { excluirComPergunta } from '#platform/web/registro/excluir.ts';
import { idiomaAtual } from '#platform/web/i18n.tsx';
import { tradutor } from '#shared/textos.ts';
import { historicoApi as api } from '../api.ts';
import { textosHistorico } from '../texts.ts';

/** Everything of this room that a change makes old. */
const lidas = [
  api.listarInstituicoes,
  api.obterInstituicao,
  api.historicoInstituicao,
  api.buscarInstituicoes,
  api.listarDisciplinas,
  api.obterDisciplina,
  api.listarTurmas,
  api.obterTurma,
];
export const recarregar = (): Promise<unknown> => Promise.all(lidas.map(invalidar));

/** Asks, deletes and says so; true when it is gone. What is in use stays, and the server says what hangs on it. */
export function excluir(qual: 'excluirInstituicao' | 'excluirDisciplina' | 'excluirTurma', id: number, nome: string): Promise<boolean> {
  const t = tradutor(textosHistorico, idiomaAtual());
  return excluirComPergunta({
    pergunta: { titulo: t('confirmaExcluir', { nome }), texto: t('confirmaTexto'), rotuloConfirmar: t('excluir') },
    excluir: () => chamar(api[qual], { params: { id } }),
    feito: t('excluido', { nome }),
    lidas,
  });
}
