import { enviarConfirmando } from '#platform/web/janelas/enviar-confirmando.ts';

/**
 * Sends an operation, and where the server says that its date changes the cost of what came after, or that a later count saw it already, asks with
 * the figures and sends it again.
 */
export const enviarSabendo = <R>(
  enviar: (recalculoConfirmado: boolean) => Promise<R>,
  rotulos: { titulo: string; rotuloConfirmar: string },
): Promise<R> =>
  enviarConfirmando(enviar, { ...rotulos, perguntas: ['RECALCULO_NAO_CONFIRMADO', 'CONTAGEM_JA_VIU', 'CONTAGEM_E_RECALCULO'] });
