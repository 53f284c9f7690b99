import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

const editar = comPermissao('contratos:editar');

export const configuracao = z.object({ exigeAssinatura: z.boolean(), versao: z.number() });

export const configuracaoDosContratosApi = {
  obterConfiguracao: defineEndpoint({
    method: 'GET',
    path: 'Contrato/configuracao',
    acesso: comPermissao('contratos:visualizar', 'contratos:listar', 'contratos:criar'),
    resumo: 'Whether contracts wait for a signature',
    output: configuracao,
  }),
  salvarConfiguracao: defineEndpoint({
    method: 'PUT',
    path: 'Contrato/configuracao',
    acesso: editar,
    resumo: 'Turns the wait for a signature on or off',
    body: z.strictObject({ exigeAssinatura: z.boolean(), versao: campo.versao() }),
    output: configuracao,
  }),
};
