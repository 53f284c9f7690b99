import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { conferirContato, doSistema, formaContato, formaEndereco, formaFiliacao, normalizarContato } from '../partes.ts';
import { conferirEndereco, normalizarEndereco } from '../endereco.ts';
import { contatoSaida, enderecoSaida, filiacaoSaida } from '../respostas.ts';
import { regra } from '#shared/regra.ts';

const acesso = comPermissao('pessoas:editar');
const removida = z.object({ pessoaId: z.number().int(), versao: z.number().int() });
/** The person's version, for a client that has it. */
const versao = campo.versao().optional();
const nova = { id: doSistema, pessoaId: campo.id() };
const existente = { id: campo.id(), pessoaId: campo.id().optional(), versao };
const salva = <S extends z.ZodRawShape>(parte: z.ZodObject<S>) =>
  z.object({ ...parte.shape, pessoaId: z.number().int(), versao: z.number().int() });

/** One address, contact or filiation at a time. The form saves all at once through `PUT Pessoa`. */
export const partesApi = {
  removerContato: defineEndpoint({
    method: 'DELETE',
    path: 'Pessoa/remover-contato/{id}',
    acesso,
    resumo: 'Remove a contact of a person',
    params: porId,
    output: removida,
  }),
  removerFiliacao: defineEndpoint({
    method: 'DELETE',
    path: 'Pessoa/remover-filiacao/{id}',
    acesso,
    resumo: 'Remove a filiation of a person',
    params: porId,
    output: removida,
  }),
  removerEndereco: defineEndpoint({
    method: 'DELETE',
    path: 'Pessoa/remover-endereco/{id}',
    acesso,
    resumo: 'Remove an address of a person',
    params: porId,
    output: removida,
  }),
  criarContato: defineEndpoint({
    method: 'POST',
    path: 'Pessoa/criar-contato',
    acesso,
    resumo: 'Add a contact to a person',
    body: z
      .strictObject({ ...nova, ...formaContato })
      .check(regra(conferirContato))
      .transform(normalizarContato),
    output: salva(contatoSaida),
  }),
  atualizarContato: defineEndpoint({
    method: 'PUT',
    path: 'Pessoa/atualizar-contato',
    acesso,
    resumo: 'Change a contact of a person',
    body: z
      .strictObject({ ...existente, ...formaContato })
      .check(regra(conferirContato))
      .transform(normalizarContato),
    output: salva(contatoSaida),
  }),
  criarFiliacao: defineEndpoint({
    method: 'POST',
    path: 'Pessoa/criar-filiacao',
    acesso,
    resumo: 'Add a filiation to a person',
    body: z.strictObject({ ...nova, ...formaFiliacao }),
    output: salva(filiacaoSaida),
  }),
  atualizarEndereco: defineEndpoint({
    method: 'PUT',
    path: 'Pessoa/Atualizar-endereco',
    acesso,
    resumo: 'Change an address of a person',
    body: z
      .strictObject({ ...existente, ...formaEndereco })
      .check(regra(conferirEndereco))
      .transform(normalizarEndereco),
    output: salva(enderecoSaida),
  }),
  adicionarEndereco: defineEndpoint({
    method: 'POST',
    path: 'Pessoa/adicionar-endereco',
    acesso,
    resumo: 'Add an address to a person',
    body: z
      .strictObject({ ...nova, ...formaEndereco })
      .check(regra(conferirEndereco))
      .transform(normalizarEndereco),
    output: salva(enderecoSaida),
  }),
};
