import { Button } from '@mantine/core';
import { useState } from 'react';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { declaracoesLotesApi } from '../api.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import estilo from '#domains/financeiro/declaracoes/web/declaracoes.module.css';

/** The issue of a batch as it goes; it ends in one PDF. */
export function LoteEmAndamento({ lote }: { lote: { loteId: number; tarefaId: number } }) {
  const t = useTextos(textosDeclaracao);
  const [pronto, setPronto] = useState(false);
  const [vendo, setVendo] = useState(false);
  return (
    <div className={estilo.pilha}>
      <ProgressoTarefa
        id={lote.tarefaId}
        aoTerminar={(tarefa) => {
          void Promise.all([envelhecer('Declaracao/ir/obter-paginado'), envelhecer('Declaracao/quitacao/obter-paginado')]);
          setPronto(tarefa.situacao === 'concluida' && tarefa.falhas < tarefa.total);
        }}
      />
      {pronto && <Button onClick={() => setVendo(true)}>{t('verPdf')}</Button>}
      <PreviaDocumento
        aberta={vendo}
        aoFechar={() => setVendo(false)}
        titulo={t('loteN', { n: lote.loteId })}
        endpoint={declaracoesLotesApi.pdfDoLote}
        entrada={{ params: { id: lote.loteId } }}
        nomePadrao={`declaracoes-${lote.loteId}.pdf`}
      />
    </div>
  );
}
