import { confirmar } from '#platform/web/janelas/dialogos.tsx';
import { ErroApi } from '#platform/web/rede/erro-api.ts';

/**
 * Sends an operation, and where the server says that its date changes the cost of what came after, or that a later count saw it already, asks with
 * the figures and sends it again.
 */
export async function enviarSabendo<R>(
  enviar: (recalculoConfirmado: boolean) => Promise<R>,
  { titulo, rotuloConfirmar }: { titulo: string; rotuloConfirmar: string },
): Promise<R> {
  try {
    return await enviar(false);
  } catch (causa) {
    if (!(causa instanceof ErroApi) || !['RECALCULO_NAO_CONFIRMADO', 'CONTAGEM_JA_VIU', 'CONTAGEM_E_RECALCULO'].includes(causa.code))
      throw causa;
    if (!(await confirmar({ titulo, texto: causa.message, rotuloConfirmar }))) throw causa;
    return enviar(true);
  }
}
