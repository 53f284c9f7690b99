import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { baixarArquivo } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { dossieApi as api } from '#domains/privacidade/dossie/api.ts';
import { textosPrivacidade } from '../texts.ts';

/** Everything about a person, prepared in the background and saved when ready. */
export default function Dossie({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosPrivacidade);
  const [pronto, setPronto] = useState(false);
  const pedir = useComando(api.pedirDossie);
  const tarefaId = pedir.data?.tarefaId;
  const baixar = (Formato: 'pdf' | 'json'): void => {
    if (tarefaId !== undefined)
      void baixarArquivo(api.obterDossie, { params: { tarefaId }, query: { Formato } }, { nomePadrao: `dossie.${Formato}` }).catch(
        avisar.erro,
      );
  };
  return (
    <Janela
      aberta
      titulo={t('dossie')}
      aoFechar={aoFechar}
      rodape={
        tarefaId === undefined ? (
          <Button loading={pedir.isPending} onClick={() => pedir.mutate({ params: { id }, body: {} })}>
            {t('dossie')}
          </Button>
        ) : (
          <>
            <Button variant="default" disabled={!pronto} onClick={() => baixar('json')}>
              {t('baixarJson')}
            </Button>
            <Button disabled={!pronto} onClick={() => baixar('pdf')}>
              {t('baixarPdf')}
            </Button>
          </>
        )
      }
    >
      {pedir.error && <p role="alert">{pedir.error.message}</p>}
      <p>{t('dossieTexto')}</p>
      {tarefaId !== undefined && <ProgressoTarefa id={tarefaId} aoTerminar={({ situacao }) => setPronto(situacao === 'concluida')} />}
    </Janela>
  );
}
