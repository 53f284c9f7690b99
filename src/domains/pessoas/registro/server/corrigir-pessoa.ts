import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { soCampos } from '#domains/pessoas/campos-pessoa.ts';
import type { NovaPessoa } from '#domains/pessoas/esquemas.ts';
import type { Contato, Endereco, Filiacao } from '#domains/pessoas/partes.ts';
import { estadoDe } from '#domains/pessoas/server/carregar.ts';
import { abrirParaMudanca, salvarPessoa } from '#domains/pessoas/server/salvar-pessoa.ts';
import { aplicarCampos, conferirSemFiliacaoPropria } from './editar-pessoa.ts';

/**
 * Puts a person right by what a sheet says of them now: what it leaves out stays as it is, the surname too. Answers whether anything changed.
 * Throws PESSOA_NAO_ENCONTRADA, CPF_DUPLICADO, DADOS_INVALIDOS.
 */
export async function corrigirPessoa(
  ato: Ato<Autor>,
  { id, dita, motivo }: { id: number; dita: NovaPessoa; motivo: string },
): Promise<boolean> {
  const atual = await abrirParaMudanca(ato, id);
  const antes = estadoDe(atual);
  const ditos = Object.fromEntries(Object.entries(soCampos(dita)).filter(([, valor]) => valor !== null));
  // A first name of two words comes split when it stands alone in its cell.
  if (`${dita.nome} ${dita.sobrenome ?? ''}`.trim() === antes.campos.nome) {
    delete ditos['nome'];
    delete ditos['sobrenome'];
  }
  const desejado = {
    campos: aplicarCampos(antes.campos, Object.assign({ ...antes.campos }, ditos)),
    enderecos: dita.enderecos.reduce(comEndereco, antes.enderecos),
    contacts: dita.contacts.reduce(comContato, antes.contacts),
    filiations: dita.filiations.reduce(comFiliacao, antes.filiations),
  };
  conferirSemFiliacaoPropria(id, desejado);
  const salva = await salvarPessoa(ato, atual, desejado, { acao: 'pessoa.corrigida', motivo });
  return salva.versao !== atual.versao;
}

/** In the place of the main address. */
function comEndereco(enderecos: Endereco[], dito: Endereco): Endereco[] {
  const atual = enderecos.find(({ principal }) => principal);
  return [{ ...dito, id: atual?.id ?? null, principal: true }, ...enderecos.filter((endereco) => endereco !== atual)];
}

/** In the place of the main contact of its kind. */
function comContato(contatos: Contato[], dito: Contato): Contato[] {
  const atual = contatos.find(({ tipo, principal }) => tipo === dito.tipo && principal);
  return [...contatos.filter((contato) => contato !== atual), { ...dito, id: atual?.id ?? null, principal: true }];
}

/** In the place of the mother or father that was told before; the same person stays as they stand. */
function comFiliacao(filiacoes: Filiacao[], dita: Filiacao): Filiacao[] {
  const doTipo = filiacoes.filter(({ tipo }) => tipo === dita.tipo);
  if (doTipo.some(({ filiadoPessoaId }) => filiadoPessoaId === dita.filiadoPessoaId)) return filiacoes;
  return [...filiacoes.filter((filiacao) => !doTipo.includes(filiacao)), dita];
}
