import { chamar } from '#platform/web/rede/api.ts';
import { ErroApi } from '#platform/web/rede/erro-api.ts';
import type { EntradaCliente } from '#shared/endpoint.ts';
import { familiaApi as api } from '../api.ts';

type Corpo = EntradaCliente<typeof api.enviarCadastroDaFamilia>['body'];

/** Sends; where the school changed the register meanwhile, the page reads it again, so that sending once more is by what stands now. */
export async function enviarDaFamilia(body: Corpo, mudou: (erro: ErroApi) => void): Promise<unknown> {
  try {
    return await chamar(api.enviarCadastroDaFamilia, { body });
  } catch (erro) {
    if (erro instanceof ErroApi && erro.code === 'CADASTRO_MUDOU') mudou(erro);
    throw erro;
  }
}
