import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { verFoto } from '../busca/api.ts';
import { fotoMaxBytes } from '../esquemas.ts';
import { fotoSaida, fotoTrocada } from '../respostas.ts';
import { porId } from '#shared/campos.ts';

const editar = comPermissao('pessoas:editar');

export const fotosApi = {
  recuperarFoto: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/recuperar-foto',
    acesso: verFoto,
    resumo: 'Photo of a person as a base64 document',
    query: porId,
    output: fotoSaida,
  }),
  enviarFoto: defineEndpoint({
    method: 'POST',
    path: 'Pessoa/{id}/foto',
    acesso: editar,
    resumo: 'Put a photo: JPEG, PNG or WebP up to 10 MB, re-encoded without metadata',
    params: porId,
    uploadMaxBytes: fotoMaxBytes,
    output: fotoTrocada,
  }),
  removerFoto: defineEndpoint({
    method: 'DELETE',
    path: 'Pessoa/{id}/foto',
    acesso: editar,
    resumo: 'Remove the photo of a person',
    params: porId,
    output: fotoTrocada,
  }),
  obterMiniatura: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/{id}/miniatura',
    acesso: verFoto,
    resumo: 'Small photo (128 px JPEG) of a person; 204 when there is none',
    params: porId,
    arquivo: true,
  }),
};
