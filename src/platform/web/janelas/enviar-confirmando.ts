import { ErroApi } from '../rede/erro-api.ts';
import { confirmar, type OpcoesConfirmar } from './perguntas.ts';

/**
 * Sends, and where the server asks first, by one of these refusals, asks in its words and sends again, confirmed. Who does not confirm has been
 * refused.
 */
export async function enviarConfirmando<R>(
  enviar: (confirmado: boolean) => Promise<R>,
  { perguntas, ...opcoes }: { perguntas: readonly string[] } & Omit<OpcoesConfirmar, 'texto'>,
): Promise<R> {
  try {
    return await enviar(false);
  } catch (causa) {
    if (!(causa instanceof ErroApi) || !perguntas.includes(causa.code)) throw causa;
    if (!(await confirmar({ ...opcoes, texto: causa.message }))) throw causa;
    return enviar(true);
  }
}
