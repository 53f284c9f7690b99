import { escrita } from '#platform/server/http/rota.ts';
import { errosComuns } from '#shared/erros.ts';
import { partesApi as api } from '../api-partes.ts';
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

/** Addresses, contacts and filiation one at a time. */
export const rotasDePartes = [
  escrita(api.removerContato, ({ tx, quem, pedido }, { params }) => removerParte(tx, quem, 'contacts', params.id, pedido)),
  escrita(api.removerFiliacao, ({ tx, quem, pedido }, { params }) => removerParte(tx, quem, 'filiations', params.id, pedido)),
  escrita(api.removerEndereco, ({ tx, quem, pedido }, { params }) => removerParte(tx, quem, 'enderecos', params.id, pedido)),
  escrita(api.criarContato, async ({ tx, quem, pedido }, { body: { pessoaId, ...contato } }) =>
    comDono(await adicionarParte(tx, quem, 'contacts', pessoaId, { ...contato, id: null }, pedido)),
  ),
  escrita(api.atualizarContato, async ({ tx, quem, pedido }, { body: { pessoaId, versao, ...contato } }) =>
    doDono(pessoaId, await atualizarParte(tx, quem, 'contacts', contato, versao ?? null, pedido)),
  ),
  escrita(api.criarFiliacao, async ({ tx, quem, pedido }, { body: { pessoaId, filiadoNome: _nome, ...filiacao } }) =>
    comDono(await adicionarParte(tx, quem, 'filiations', pessoaId, { ...filiacao, id: null }, pedido)),
  ),
  escrita(api.atualizarEndereco, async ({ tx, quem, pedido }, { body: { pessoaId, versao, ...endereco } }) =>
    doDono(pessoaId, await atualizarParte(tx, quem, 'enderecos', endereco, versao ?? null, pedido)),
  ),
  escrita(api.adicionarEndereco, async ({ tx, quem, pedido }, { body: { pessoaId, ...endereco } }) =>
    comDono(await adicionarParte(tx, quem, 'enderecos', pessoaId, { ...endereco, id: null }, pedido)),
  ),
];
