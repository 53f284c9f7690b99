import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { baixarArquivo } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import type { EntradaCliente } from '#shared/endpoint.ts';
import { impressaoApi } from '../api.ts';
import { maximoNaHora } from '../esquemas.ts';
import { textosBoletos } from '#domains/financeiro/boletos/texts.ts';

type Corpo = EntradaCliente<typeof impressaoApi.imprimirBoletos>['body'];

/** A few slips open at once beside the work; many are prepared by a job and saved when ready. */
export function Impressao({ ids, escolha, aoFechar }: { ids?: readonly number[]; escolha?: Corpo; aoFechar: () => void }) {
  const t = useTextos(textosBoletos);
  if (ids && ids.length <= maximoNaHora)
    return (
      <PreviaDocumento
        aberta
        aoFechar={aoFechar}
        titulo={t('boletos')}
        endpoint={impressaoApi.boletosEmPdf}
        entrada={{ query: { Ids: ids.join(',') } }}
        nomePadrao="boletos.pdf"
      />
    );
  return <EmSegundoPlano corpo={escolha ?? { ids: [...(ids ?? [])] }} aoFechar={aoFechar} />;
}

function EmSegundoPlano({ corpo, aoFechar }: { corpo: Corpo; aoFechar: () => void }) {
  const t = useTextos(textosBoletos);
  const pedir = useComando(impressaoApi.imprimirBoletos);
  const [pronta, setPronta] = useState(false);
  const [pedido] = useState(corpo);
  const { mutate } = pedir;
  useEffect(() => mutate({ body: pedido }), [mutate, pedido]);
  const tarefaId = pedir.data?.tarefaId;
  const salvar = (): void => {
    if (tarefaId !== undefined)
      void baixarArquivo(impressaoApi.obterImpressao, { params: { id: tarefaId } }, { nomePadrao: 'boletos.pdf' }).catch(avisar.erro);
  };
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('impressao')}
      rodape={
        <Button disabled={!pronta} onClick={salvar}>
          {t('baixarPdf')}
        </Button>
      }
    >
      {pedir.error && <p role="alert">{pedir.error.message}</p>}
      {tarefaId === undefined && !pedir.error && <Esqueleto linhas={3} />}
      {tarefaId !== undefined && <ProgressoTarefa id={tarefaId} aoTerminar={(tarefa) => setPronta(tarefa.situacao === 'concluida')} />}
    </Janela>
  );
}
