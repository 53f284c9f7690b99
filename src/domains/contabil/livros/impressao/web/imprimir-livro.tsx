import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { baixarArquivo } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import type { Intervalo } from '../../periodos.ts';
import { textosLivros } from '../../texts.ts';
import { PeriodosEscolhidos, useIntervaloInicial, usePeriodos } from '../../web/periodos-escolhidos.tsx';
import { impressaoApi } from '../api.ts';
import type { LivroImpresso } from '../livros.ts';

/** A book to be signed: chosen, prepared in the background, saved when it is ready. */
export default function ImprimirLivro({ livro = 'diario', aoFechar }: { livro?: LivroImpresso; aoFechar: () => void }) {
  const t = useTextos(textosLivros);
  const periodos = usePeriodos();
  const inicial = useIntervaloInicial(periodos);
  const [escolhido, setEscolhido] = useState<Intervalo | null>(null);
  const [numero, setNumero] = useState(1);
  const [pronta, setPronta] = useState(false);
  const pedir = useComando(livro === 'diario' ? impressaoApi.imprimir : impressaoApi.imprimirRazao);
  const intervalo = escolhido ?? inicial;
  const tarefa = pedir.data;
  const baixar = (): void => {
    if (tarefa)
      void baixarArquivo(
        livro === 'diario' ? impressaoApi.obter : impressaoApi.obterRazao,
        { params: { id: tarefa.tarefaId } },
        { nomePadrao: `livro-${livro}.pdf` },
      ).catch(avisar.erro);
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
            disabled={intervalo === null}
            onClick={() => intervalo && pedir.mutate({ body: { ...intervalo, numero } })}
          >
            {t('preparar')}
          </Button>
        )
      }
    >
      {pedir.error && <p role="alert">{pedir.error.message}</p>}
      {tarefa ? (
        <ProgressoTarefa id={tarefa.tarefaId} aoTerminar={({ situacao }) => setPronta(situacao === 'concluida')} />
      ) : (
        <>
          <p>{t(livro === 'diario' ? 'imprimirTexto' : 'imprimirRazaoTexto')}</p>
          {periodos && intervalo && <PeriodosEscolhidos periodos={periodos} intervalo={intervalo} aoMudar={setEscolhido} />}
          <TextInput
            label={t('numeroDoLivro')}
            value={String(numero)}
            inputMode="numeric"
            onChange={(evento) => setNumero(Number(evento.currentTarget.value.replaceAll(/\D/g, '').slice(0, 4)) || 1)}
          />
        </>
      )}
    </Janela>
  );
}
