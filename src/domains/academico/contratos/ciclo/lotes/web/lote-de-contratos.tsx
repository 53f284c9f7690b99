import { Button } from '@mantine/core';
import { useState } from 'react';
import { envelhecer, useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { contratosLotesApi } from '../api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { JanelaDoLote } from '#domains/academico/contratos/web/janela-do-lote.tsx';

/** A batch that the address names: progress, result per contract, and the undo of what still stands as it left it. */
export default function LoteDeContratos({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosContrato);
  const { pode } = useSessao();
  const { data: lote } = useConsulta(contratosLotesApi.obterLote, { params: { id } }, { validadeMs: 0 });
  const [pedidos, setPedidos] = useState<readonly number[]>([]);
  const [terminadas, setTerminadas] = useState<readonly number[]>([]);
  const desfazer = useComando(contratosLotesApi.desfazerLote, {
    aoConcluir: ({ tarefaId }) => setPedidos((antes) => [...antes, tarefaId]),
  });
  const tarefas = [...new Set([id, ...(lote?.desfazimentos ?? []), ...pedidos])];
  const parado = tarefas.every((tarefa) => terminadas.includes(tarefa));
  const pedir = async (n: number): Promise<void> => {
    const sim = await confirmar({
      titulo: t('desfazerLote'),
      texto: t('desfazerLoteTexto'),
      consequencia: t('consequenciaVarios', { n }),
      rotuloConfirmar: t('desfazerLote'),
    });
    if (sim) desfazer.mutate({ params: { id } }, { onError: (erro) => avisar.erro(erro) });
  };
  return (
    <JanelaDoLote
      titulo={t('loteDeContratos')}
      tarefas={tarefas}
      aoFechar={aoFechar}
      aoTerminar={(tarefa) => {
        // Whether there is still something to undo is known only once the batch is read again.
        void envelhecer('Contrato').then(() => setTerminadas((antes) => [...antes, tarefa.id]));
      }}
      rodape={
        pode('contratos', 'editar') && parado && lote && lote.desfaziveis > 0 ? (
          <Button variant="default" loading={desfazer.isPending} onClick={() => void pedir(lote.desfaziveis)}>
            {t('desfazerLote')}
          </Button>
        ) : undefined
      }
    />
  );
}
