import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { ProgressoTarefa, UltimasTarefas } from '#platform/web/tarefas/tarefa.tsx';
import { textosFechamento } from '../../texts.ts';
import { lotesDeFechamento } from '../lotes.ts';

type Props = { /** The job, or the last ones. */ qual: string; aoAbrir: (tarefaId: number) => void; aoFechar: () => void };

/** A closing while it runs, with the answer of each class; or the last ones, to go back to. */
export default function LoteDeFechamento({ qual, aoAbrir, aoFechar }: Props) {
  const t = useTextos(textosFechamento);
  const id = Number(qual);
  return (
    <Janela aberta titulo={t(Number.isInteger(id) ? 'fechamento' : 'verUltimos')} aoFechar={aoFechar} tamanho="larga">
      {Number.isInteger(id) ? (
        <ProgressoTarefa id={id} aoTerminar={() => void envelhecer('Fechamento', 'Diario', 'Turma', 'Matricula')} />
      ) : (
        <>
          <p>{t('verUltimosTexto')}</p>
          <UltimasTarefas tipos={Object.values(lotesDeFechamento)} legenda={t('verUltimos')} aoAbrir={aoAbrir} />
        </>
      )}
    </Janela>
  );
}
