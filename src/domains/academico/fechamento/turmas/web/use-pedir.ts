import { chamar } from '#platform/web/rede/api.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosFechamento } from '../../texts.ts';
import { fechamentoTurmasApi } from '../api.ts';
import type { Alvo } from './estado.ts';

type Pedido = { alvo: Alvo; turmaIds: readonly number[] };

/** Asks, with what it does in figures, and then for the closing in the background. */
export function usePedirFechamento(aoIniciar: (tarefaId: number) => void): (pedido: Pedido) => Promise<void> {
  const t = useTextos(textosFechamento);
  return async ({ alvo: { etapaId, nome }, turmaIds }) => {
    const n = turmaIds.length;
    const sim = await confirmar({
      titulo: t('confirmarFechamento', { oque: etapaId === null ? t('anoDaTurma') : nome }),
      texto: t('cadaUma'),
      consequencia: t(etapaId === null ? 'consequenciaAno' : 'consequenciaEtapa', { n }),
      rotuloConfirmar: t('fecharSelecionadas', { n }),
    });
    if (!sim) return;
    try {
      const { tarefaId } = await chamar(
        fechamentoTurmasApi.fecharTurmas,
        { body: { etapaId, turmaIds: [...turmaIds] } },
        { chaveIdempotencia: crypto.randomUUID() },
      );
      aoIniciar(tarefaId);
    } catch (causa) {
      avisar.erro(causa);
    }
  };
}
