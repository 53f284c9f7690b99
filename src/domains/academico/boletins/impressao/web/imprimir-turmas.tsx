import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { baixarArquivo } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { textosBoletins } from '#domains/academico/boletins/texts.ts';
import { FiltroDeTurmas, useFiltroDaLista } from '#domains/academico/boletins/web/filtro-de-turmas.tsx';
import { impressaoDeBoletinsApi } from '../api.ts';

/** The report cards of classes, or of the school, prepared in the background and saved when ready. */
export function ImprimirTurmas({ anoLetivoId, aoFechar }: { anoLetivoId: number | undefined; aoFechar: () => void }) {
  const t = useTextos(textosBoletins);
  const [filtro, setFiltro] = useState(useFiltroDaLista());
  const [pronta, setPronta] = useState(false);
  const pedir = useComando(impressaoDeBoletinsApi.imprimirBoletins);
  const tarefa = pedir.data;
  const baixar = (): void => {
    if (tarefa)
      void baixarArquivo(impressaoDeBoletinsApi.obterImpressao, { params: { id: tarefa.tarefaId } }, { nomePadrao: 'boletins.zip' }).catch(
        avisar.erro,
      );
  };
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('imprimir')}
      rodape={
        tarefa ? (
          <Button disabled={!pronta} onClick={baixar}>
            {t('baixar')}
          </Button>
        ) : (
          <Button
            loading={pedir.isPending}
            disabled={anoLetivoId === undefined}
            onClick={() => anoLetivoId !== undefined && pedir.mutate({ body: { anoLetivoId, ...filtro } })}
          >
            {t('preparar')}
          </Button>
        )
      }
    >
      {pedir.error && <p role="alert">{pedir.error.message}</p>}
      {tarefa ? (
        <>
          <p>{t('preparando', { n: tarefa.boletins })}</p>
          <ProgressoTarefa id={tarefa.tarefaId} aoTerminar={({ situacao }) => setPronta(situacao === 'concluida')} />
        </>
      ) : (
        <>
          <p>{t('imprimirTexto')}</p>
          <FiltroDeTurmas anoLetivoId={anoLetivoId} filtro={filtro} aoMudar={setFiltro} />
        </>
      )}
    </Janela>
  );
}
