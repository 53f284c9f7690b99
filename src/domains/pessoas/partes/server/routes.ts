import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { errosComuns } from '#shared/erros.ts';
import { partesApi as api } from '../api.ts';
import { adicionarParte, atualizarParte, removerParte } from './partes-avulsas.ts';

const comDono = <P extends { id: number | null }>({ pessoaId, versao, parte }: { pessoaId: number; versao: number; parte: P }) => ({
  ...parte,
  id: parte.id ?? 0,
  pessoaId,
  versao,
});

/** The same, for a change that names its owner: another one's part is as unknown as none (the transaction is undone). */
function doDono<P extends { id: number | null }>(
  pessoaId: number | null | undefined,
  salva: { pessoaId: number; versao: number; parte: P },
) {
  if (pessoaId !== null && pessoaId !== undefined && pessoaId !== salva.pessoaId) throw errosComuns.NAO_ENCONTRADO();
  return comDono(salva);
}

/** The parts of a person one by one, as the portal registers them. */
export const partesDePessoas: Sala = {
  nome: 'pessoas/partes',
  api,
  rotas: [
    escrita(api.removerContato, (ato, { params }) => removerParte(ato, { lista: 'contacts', ...params })),
    escrita(api.removerFiliacao, (ato, { params }) => removerParte(ato, { lista: 'filiations', ...params })),
    escrita(api.removerEndereco, (ato, { params }) => removerParte(ato, { lista: 'enderecos', ...params })),
    escrita(api.criarContato, async (ato, { body: { pessoaId, ...contato } }) =>
      comDono(await adicionarParte(ato, { lista: 'contacts', pessoaId, parte: { ...contato, id: null } })),
    ),
    escrita(api.atualizarContato, async (ato, { body: { pessoaId, versao, ...contato } }) =>
      doDono(pessoaId, await atualizarParte(ato, { lista: 'contacts', parte: contato, versao: versao ?? null })),
    ),
    escrita(api.criarFiliacao, async (ato, { body: { pessoaId, filiadoNome: _nome, ...filiacao } }) =>
      comDono(await adicionarParte(ato, { lista: 'filiations', pessoaId, parte: { ...filiacao, id: null } })),
    ),
    escrita(api.atualizarEndereco, async (ato, { body: { pessoaId, versao, ...endereco } }) =>
      doDono(pessoaId, await atualizarParte(ato, { lista: 'enderecos', parte: endereco, versao: versao ?? null })),
    ),
    escrita(api.adicionarEndereco, async (ato, { body: { pessoaId, ...endereco } }) =>
      comDono(await adicionarParte(ato, { lista: 'enderecos', pessoaId, parte: { ...endereco, id: null } })),
    ),
  ],
};
