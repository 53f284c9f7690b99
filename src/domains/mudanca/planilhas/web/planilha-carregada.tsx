import { Button } from '@mantine/core';
import { textosMudanca } from '#domains/mudanca/texts.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { envelhecer, useComando } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { planilhasDaMudancaApi as api } from '../api.ts';
import type { PlanilhaNaTela } from './planilha-aberta.tsx';
import estilo from './mudanca.module.css';

/** The load of a sheet, under way or done, and its undo; what was followed last is shown. */
export function PlanilhaCarregada({ planilha }: { planilha: PlanilhaNaTela }) {
  const t = useTextos(textosMudanca);
  const { pode } = useSessao();
  const comando = useComando(api.desfazer);
  const { id, arquivo, situacao, trazidas, emCurso, tarefaId, tarefaDesfazerId } = planilha;
  const seguida = tarefaDesfazerId ?? tarefaId;
  const desfazer = async (): Promise<void> => {
    const sim = await confirmar({
      titulo: t('desfazerTitulo', { arquivo }),
      texto: t('desfazerTexto', { n: trazidas }),
      rotuloConfirmar: t('desfazer'),
      perigo: true,
    });
    if (!sim) return;
    try {
      await comando.mutateAsync({ params: { id } });
      await envelhecer('Mudanca');
    } catch (falha) {
      avisar.erro(falha);
    }
  };
  return (
    <section className="cartao">
      {seguida !== null && <ProgressoTarefa key={seguida} id={seguida} aoTerminar={() => void envelhecer('Mudanca')} />}
      {situacao === 'carregada' && !emCurso && pode('mudanca', 'excluir') && (
        <div className={estilo.acoes}>
          <Button variant="default" loading={comando.isPending} onClick={() => void desfazer()}>
            {t('desfazer')}
          </Button>
        </div>
      )}
    </section>
  );
}
