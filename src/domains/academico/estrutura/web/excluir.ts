import { excluirComPergunta } from '#platform/web/registro/excluir.ts';
import { tradutor } from '#shared/textos.ts';
import { idiomaAtual } from '#platform/web/i18n.tsx';
import { textosEstrutura } from '../texts.ts';
import { lidas } from './lidas.ts';

/** Asks, deletes and says so; true when it is gone. What is in use stays, and the server says why. */
export function excluir(
  apagar: () => Promise<unknown>,
  nome: string,
  texto: 'excluirTexto' | 'excluirTurmaTexto' = 'excluirTexto',
): Promise<boolean> {
  const t = tradutor(textosEstrutura, idiomaAtual());
  return excluirComPergunta({
    pergunta: { titulo: t('confirmaExcluir', { nome }), texto: t(texto), rotuloConfirmar: t('excluir') },
    excluir: apagar,
    feito: t('excluido', { nome }),
    envelhece: lidas,
  });
}
