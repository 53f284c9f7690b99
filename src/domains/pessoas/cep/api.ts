import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { autenticado, defineEndpoint } from '#shared/endpoint.ts';
import { cepSaida } from '../respostas.ts';

/** Apart, so that other rooms' forms with an address load nothing else. */
export const cepApi = {
  localizarCep: defineEndpoint({
    method: 'GET',
    path: 'Endereco/cep/{cep}',
    acesso: autenticado('postal codes are public and every form with an address asks for them'),
    resumo: 'Address of a postal code',
    params: z.strictObject({ cep: campo.cep() }),
    output: cepSaida,
  }),
};
