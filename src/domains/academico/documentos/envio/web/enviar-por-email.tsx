import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { invalidar, useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { envioDeDocumentosApi as api } from '../api.ts';
import { textosEnvioDeDocumentos } from '../texts.ts';

type Props = { documentoId: number } | { emissaoId: number };

/** Sends a paper, or those of a run, to the guardians, and says what became of it. Whoever has it already gets it again only when asked for. */
export function EnviarPorEmail(props: Props) {
  const t = useTextos(textosEnvioDeDocumentos);
  const [deNovo, setDeNovo] = useState(false);
  const enviar = useComando(api.enviarDocumentos);
  const documentoId = 'documentoId' in props ? props.documentoId : null;
  const emissaoId = 'emissaoId' in props ? props.emissaoId : null;
  return (
    <div>
      {enviar.error && <p role="alert">{enviar.error.message}</p>}
      {enviar.data ? (
        <ProgressoTarefa id={enviar.data.tarefaId} aoTerminar={() => void invalidar(api.listarEnvios)} />
      ) : (
        <>
          <Button
            variant="default"
            loading={enviar.isPending}
            onClick={() => enviar.mutate({ body: { documentoIds: documentoId === null ? null : [documentoId], emissaoId, deNovo } })}
          >
            {t('enviar')}
          </Button>{' '}
          <label>
            <input type="checkbox" checked={deNovo} onChange={({ currentTarget: { checked } }) => setDeNovo(checked)} /> {t('enviarDeNovo')}
          </label>
        </>
      )}
      {documentoId !== null && <QuemRecebeu documentoId={documentoId} />}
    </div>
  );
}

function QuemRecebeu({ documentoId }: { documentoId: number }) {
  const t = useTextos(textosEnvioDeDocumentos);
  const { data } = useConsulta(api.listarEnvios, { params: { id: documentoId } });
  if (!data || data.itens.length === 0) return null;
  return (
    <ul className="lista">
      {data.itens.map(({ id, responsavel, destino, em, situacao }) => (
        <li key={id}>
          {t('enviado', { responsavel, destino, em: escreverInstante(em), situacao: t(situacao === 'enviado' ? 'saiu' : situacao) })}
        </li>
      ))}
    </ul>
  );
}
