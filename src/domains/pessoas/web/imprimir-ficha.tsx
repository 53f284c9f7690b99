import { Button } from '@mantine/core';
import { useState } from 'react';
import { PreviaDocumento } from '#platform/web/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { pessoasApi } from '../api.ts';
import type { PessoaSaida } from '../saidas.ts';
import { textosPessoas } from '../texts.ts';

/** The record of a person on paper, as it is saved. */
export function ImprimirFicha({ pessoa }: { pessoa: PessoaSaida }) {
  const t = useTextos(textosPessoas);
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAberta(true)}>
        {t('imprimir')}
      </Button>
      <PreviaDocumento
        aberta={aberta}
        aoFechar={() => setAberta(false)}
        titulo={`${t('fichaCadastral')}: ${pessoa.nomeCompleto}`}
        endpoint={pessoasApi.fichaCadastral}
        entrada={{ params: { id: pessoa.id } }}
        nomePadrao={`${t('fichaArquivo')}-${pessoa.codigo}.pdf`}
      />
    </>
  );
}
