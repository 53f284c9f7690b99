import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { UltimasTarefas } from '#platform/web/tarefas/tarefa.tsx';
import { lotesDaLista } from '#domains/academico/contratos/lotes.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';

/** The last batches that the person ran over contracts; one leads back to its result. */
export default function UltimosLotes({ aoFechar, aoAbrir }: { aoFechar: () => void; aoAbrir: (tarefaId: number) => void }) {
  const t = useTextos(textosContrato);
  return (
    <Janela aberta titulo={t('ultimosLotes')} aoFechar={aoFechar} tamanho="larga">
      <p>{t('ultimosLotesTexto')}</p>
      <UltimasTarefas tipos={lotesDaLista} legenda={t('ultimosLotes')} aoAbrir={aoAbrir} />
    </Janela>
  );
}
