import { Button } from '@mantine/core';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { baixarArquivo } from '#platform/web/rede/api.ts';
import { protocolosApi } from '../api.ts';

/** Opens a picture that was sent with a request; a PDF of somebody else is saved instead. */
export function VerAnexo({
  protocoloId,
  arquivoId,
  nome,
  rotulo,
}: {
  protocoloId: number;
  arquivoId?: number;
  nome: string;
  rotulo: string;
}) {
  const entrada = { params: { id: protocoloId }, query: arquivoId === undefined ? {} : { ArquivoId: arquivoId } };
  const abrir = !nome.toLowerCase().endsWith('.pdf');
  return (
    <Button
      variant="default"
      size="xs"
      onClick={() => void baixarArquivo(protocolosApi.baixarAnexo, entrada, { nomePadrao: nome, abrir }).catch(avisar.erro)}
    >
      {rotulo}
    </Button>
  );
}
