import { ErroNegocio } from '#shared/erros.ts';
import { acao, escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { pessoasApi as api } from '../api.ts';
import { alterarCpf } from './alterar-campos.ts';
import { criarPessoa } from './criar-pessoas.ts';
import { editarPessoa } from './editar-pessoa.ts';
import { excluirPessoa } from './excluir-pessoa.ts';
import { fichaCadastral } from './ficha-cadastral.ts';
import { verHistorico } from './historico.ts';
import { verPessoa } from '#domains/pessoas/server/ver-pessoa.ts';

/** The record of a person, as the portal registers it. */
export const pessoas: Sala = {
  nome: 'pessoas/registro',
  api,
  rotas: [
    escrita(api.alterarCpf, (ato, { body }) =>
      alterarCpf(ato, { id: body.Id, cpf: body.Cpf }).catch((causa: unknown) => {
        // This body spells its members with capitals, as the specification does.
        throw causa instanceof ErroNegocio ? causa.apontando((path) => (path === 'cpf' ? 'Cpf' : path)) : causa;
      }),
    ),
    // A read that leaves its trace: who saw the whole CPF.
    acao(api.obterPessoa, (contexto, { params }) => verPessoa(contexto, params.id)),
    leitura(api.fichaCadastral, (contexto, { params }) => fichaCadastral(contexto, params.id)),
    escrita(api.criarPessoa, (ato, { body }) => criarPessoa(ato, body)),
    escrita(api.editarPessoa, (ato, { body }) => editarPessoa(ato, body)),
    escrita(api.excluirPessoa, (ato, { params }) => excluirPessoa(ato, params.id)),
    acao(api.verHistorico, async (contexto, { params }) => ({ itens: await verHistorico(contexto, params.id) })),
  ],
};
