import { Button } from '@mantine/core';
import { useState } from 'react';
import { PreviaDocumento } from '#platform/web/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { contratosApi } from '../api.ts';
import { textosContrato } from '../texts.ts';

/** The paper of a contract: as it was frozen, or marked as a draft. */
export function ImprimirContrato({ contrato }: { contrato: { id: number; numero: string } }) {
  const t = useTextos(textosContrato);
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAberta(true)}>
        {t('imprimir')}
      </Button>
      <PreviaDocumento
        aberta={aberta}
        aoFechar={() => setAberta(false)}
        titulo={`${t('imprimir')} ${contrato.numero}`}
        endpoint={contratosApi.contratoEmPdf}
        entrada={{ params: { id: contrato.id } }}
        nomePadrao={`contrato-${contrato.numero}.pdf`}
      />
    </>
  );
}
