import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { envelhecer, invalidar, useComando } from '#platform/web/rede/consultas.ts';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { anonimizacaoApi as api } from '#domains/privacidade/anonimizacao/api.ts';
import { textosPrivacidade } from '../texts.ts';
import type { PreviaDaAnonimizacao } from './previa.tsx';

/** The last question before a person is made anonymous, with the reason, and then the job. */
export default function Anonimizar({ previa, aoFechar }: { previa: PreviaDaAnonimizacao; aoFechar: () => void }) {
  const t = useTextos(textosPrivacidade);
  const [motivo, setMotivo] = useState('');
  const pedir = useComando(api.anonimizar);
  const { pessoaId: id, nome, total } = previa;
  const botao = (
    <Button
      color="red"
      loading={pedir.isPending}
      disabled={motivo.trim().length < 3}
      onClick={() => pedir.mutate({ params: { id }, body: { motivo, total } })}
    >
      {t('anonimizar')}
    </Button>
  );
  return (
    <Janela aberta titulo={t('anonimizacao')} aoFechar={aoFechar} rodape={pedir.data ? undefined : botao}>
      {pedir.error && <p role="alert">{pedir.error.message}</p>}
      {pedir.data ? (
        <ProgressoTarefa
          id={pedir.data.tarefaId}
          aoTerminar={() => {
            void invalidar(api.preverAnonimizacao);
            void envelhecer('Pessoa', 'Consentimento');
          }}
        />
      ) : (
        <>
          <p>{total ? t('anonimizarTudo', { nome }) : t('anonimizarParte', { nome })}</p>
          <TextInput
            label={t('anonimizarMotivo')}
            value={motivo}
            maxLength={300}
            required
            data-autofocus
            onChange={(e) => setMotivo(e.currentTarget.value)}
          />
        </>
      )}
    </Janela>
  );
}
