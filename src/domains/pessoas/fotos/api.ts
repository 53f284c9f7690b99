import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { verFoto } from '../busca/api.ts';
import { fotoMaxBytes } from '../esquemas.ts';
import { fotoSaida, fotoTrocada } from '../respostas.ts';

const params = z.strictObject({ id: campo.id() });
const editar = comPermissao('pessoas:editar');

export const fotosApi = {
  recuperarFoto: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/recuperar-foto',
    acesso: verFoto,
    resumo: 'Photo of a person as a base64 document',
    query: z.strictObject({ id: campo.id() }),
    output: fotoSaida,
  }),
  enviarFoto: defineEndpoint({
    method: 'POST',
    path: 'Pessoa/{id}/foto',
    acesso: editar,
    resumo: 'Put a photo: JPEG, PNG or WebP up to 10 MB, re-encoded without metadata',
    params,
    uploadMaxBytes: fotoMaxBytes,
    output: fotoTrocada,
  }),
  removerFoto: defineEndpoint({
    method: 'DELETE',
    path: 'Pessoa/{id}/foto',
    acesso: editar,
    resumo: 'Remove the photo of a person',
    params,
    output: fotoTrocada,
  }),
  obterMiniatura: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/{id}/miniatura',
    acesso: verFoto,
    resumo: 'Small photo (128 px JPEG) of a person; 204 when there is none',
    params: z.strictObject({ id: campo.id() }),
    arquivo: true,
  }),
};
