import { useState } from 'react';
import { camposDe, useValor } from '#platform/web/formulario/index.ts';
import { type Criterio, criterioPadrao, type RegraDeAvaliacao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { esquemaCriterio } from '#domains/academico/estrutura/criterio/esquemas.ts';

const campo = camposDe<typeof esquemaCriterio>();
const nomes = Object.keys(criterioPadrao) as (keyof RegraDeAvaliacao)[];

/** The criterion as it is being edited; the last valid one while it is not. */
export function useCriterioDoFormulario(): { criterio: Criterio; valido: boolean } {
  const valores = useValores();
  const lido = esquemaCriterio.safeParse(valores);
  const [ultimo, setUltimo] = useState<Criterio>(criterioPadrao);
  const chave = lido.success ? JSON.stringify(lido.data) : null;
  const [visto, setVisto] = useState(chave);
  if (lido.success && chave !== visto) {
    setVisto(chave);
    setUltimo(lido.data);
  }
  return { criterio: lido.success ? lido.data : ultimo, valido: lido.success };
}

/** Each field is watched by name; the list never changes, so neither does the order of the hooks. */
function useValores(): Record<string, unknown> {
  const valores: Record<string, unknown> = {};
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a constant list of names
  for (const nome of nomes) valores[nome] = useValor(campo(nome));
  return valores;
}
