import type { z } from 'zod';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { camposDe, useValor } from '#platform/web/formulario/index.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { aditivosApi } from '../api.ts';
import { type novoAditivoEsquema, previaDoAditivoEsquema } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { usePausado } from '#platform/web/use-pausado.ts';

const campo = camposDe<typeof novoAditivoEsquema>();

export type PreviaDoAditivo = RespostaCliente<typeof aditivosApi.preverAditivo>;

/** The before and after of what is typed so far; nothing while it is not complete. */
export function usePreviaDoAditivo(contratoId: number) {
  const corpo = usePausado({ contratoId, dataAditivo: useValor(campo('dataAditivo')), termos: useValor(campo('termos')) });
  const lido = previaDoAditivoEsquema.safeParse(corpo);
  const consulta = useConsulta(
    aditivosApi.preverAditivo,
    { body: corpo as z.input<typeof previaDoAditivoEsquema> },
    { ativa: lido.success, validadeMs: 0 },
  );
  return { completo: lido.success, previa: lido.success ? consulta.data : undefined, erro: lido.success ? consulta.error : null };
}
