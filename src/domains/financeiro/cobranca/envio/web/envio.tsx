import { Button } from '@mantine/core';
import { useState } from 'react';
import { invalidar, envelhecer } from '#platform/web/rede/consultas.ts';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { cobrancaEnvioApi } from '../api.ts';
import { cobrancaCartasApi } from '#domains/financeiro/cobranca/cartas/api.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import estilo from '#domains/financeiro/cobranca/web/cobranca.module.css';

type Lotes = RespostaCliente<typeof cobrancaEnvioApi.enviarCartas>['lotes'];

/** The sending of the batches as it goes; the printed ones end in one PDF. */
export function Envio({ lotes }: { lotes: Lotes }) {
  return (
    <div className={estilo.pilha}>
      {lotes.map((lote) => (
        <Lote key={lote.loteId} lote={lote} />
      ))}
    </div>
  );
}

function Lote({ lote }: { lote: Lotes[number] }) {
  const t = useTextos(textosCobranca);
  const [pronto, setPronto] = useState(false);
  const [vendo, setVendo] = useState(false);
  return (
    <div>
      <ProgressoTarefa
        id={lote.tarefaId}
        aoTerminar={(tarefa) => {
          void Promise.all([
            envelhecer('Cobranca/cartas'),
            invalidar(cobrancaEnvioApi.listarDevedores),
            invalidar(cobrancaEnvioApi.reguaDeHoje),
          ]);
          setPronto(tarefa.situacao === 'concluida' && tarefa.falhas < tarefa.total);
        }}
      />
      {pronto && lote.canal === 'impresso' && <Button onClick={() => setVendo(true)}>{t('verPdf')}</Button>}
      <PreviaDocumento
        aberta={vendo}
        aoFechar={() => setVendo(false)}
        titulo={t('cartasEmPdf', { lote: lote.loteId })}
        endpoint={cobrancaCartasApi.pdfDoLote}
        entrada={{ params: { id: lote.loteId } }}
        nomePadrao={`cartas-${lote.loteId}.pdf`}
      />
    </div>
  );
}
