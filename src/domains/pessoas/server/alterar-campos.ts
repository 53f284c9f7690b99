import { z } from 'zod';
import type { Autor } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Pedido } from '#platform/server/http/tipos.ts';
import { camposPessoa, type CamposPessoa, formaEdicao } from '../campos-pessoa.ts';
import { recusa } from '#shared/validacao.ts';
import { lerContato } from '../contato.ts';
import { erros } from '../erros.ts';
import { enderecoAlteravel, esquemaEnderecoAlteravel, type ValorAlteravel } from '../endereco-alteravel.ts';
import type { Contato, Endereco } from '../partes.ts';
import { estadoDe, lerPessoa, type PessoaLida } from './carregar.ts';
import { aplicarCampos } from './editar-pessoa.ts';
import { recusarCampos } from './recusar-campos.ts';
import { abrirParaMudanca, type PessoaSalva, salvarPessoa } from './salvar-pessoa.ts';
import { validar } from './validar.ts';

const contatosAlteraveis = ['celular', 'email'] as const;
type ContatoAlteravel = (typeof contatosAlteraveis)[number];

/** What a protocol of registration change may ask for: the simple members, the main mobile phone and e-mail, and the main address. */
export const camposAlteraveis = [...camposPessoa, ...contatosAlteraveis, 'endereco'] as const;
export type CampoAlteravel = (typeof camposAlteraveis)[number];
export type ValoresAlteraveis = Partial<Record<CampoAlteravel, ValorAlteravel>>;

const esquemaCampos = z.strictObject(formaEdicao);
const esquemaComEndereco = z.object({ endereco: esquemaEnderecoAlteravel });
const esquemaContatos = z.object({ celular: z.string().nullish(), email: z.string().nullish() });
const isContato = (campo: string): campo is ContatoAlteravel => contatosAlteraveis.some((nome) => nome === campo);

/** The current values of some changeable members, in their stored form. Throws PESSOA_NAO_ENCONTRADA, CAMPO_NAO_ALTERAVEL. */
export async function lerCamposDaPessoa(
  db: Db | Tx,
  autor: Autor,
  pessoaId: number,
  campos: readonly string[],
): Promise<ValoresAlteraveis> {
  recusarDesconhecidos(campos);
  const pessoa = await lerPessoa(db, autor, pessoaId);
  return Object.fromEntries((campos as readonly CampoAlteravel[]).map((campo) => [campo, valorDe(pessoa, campo)]));
}

function valorDe(pessoa: PessoaLida, campo: CampoAlteravel): ValorAlteravel {
  if (campo === 'endereco') {
    const principal = pessoa.enderecos.find((endereco) => endereco.principal);
    return principal ? enderecoAlteravel(principal) : null;
  }
  return isContato(campo) ? (pessoa.contacts.find(({ tipo, principal }) => tipo === campo && principal)?.valor ?? null) : pessoa[campo];
}

/**
 * Changes some members of a person with a reason, as an approved protocol does; null clears. One transaction with the caller.
 * Throws PESSOA_NAO_ENCONTRADA, CAMPO_NAO_ALTERAVEL, CPF_DUPLICADO, DADOS_INVALIDOS.
 */
export async function alterarCamposDaPessoa(
  tx: Tx,
  autor: Autor,
  pessoaId: number,
  valores: ValoresAlteraveis,
  motivo: string | null,
  pedido?: Pedido,
): Promise<PessoaSalva> {
  recusarDesconhecidos(Object.keys(valores));
  const simples = Object.fromEntries(Object.entries(valores).filter(([campo]) => campo !== 'endereco' && !isContato(campo)));
  const mudancas: Partial<CamposPessoa> = validar(esquemaCampos, simples);
  const atual = await abrirParaMudanca(tx, autor, pessoaId);
  const antes = estadoDe(atual);
  const contatos = validar(esquemaContatos, valores);
  const contacts = contatosAlteraveis.reduce((lista, tipo) => comPrincipal(lista, tipo, contatos[tipo]), antes.contacts);
  const enderecos = comEndereco(antes.enderecos, valores.endereco);
  const desejado = { ...antes, campos: aplicarCampos(antes.campos, mudancas), contacts, enderecos };
  return salvarPessoa(tx, autor, atual, desejado, { acao: 'pessoa.alterada-por-protocolo', motivo, ...(pedido ? { pedido } : {}) });
}

/** The main address with new values, as the form would save it: kept and changed, added, or taken away (null). */
function comEndereco(enderecos: Endereco[], valor: ValorAlteravel | undefined): Endereco[] {
  if (valor === undefined) return enderecos;
  const atual = enderecos.find(({ principal }) => principal);
  const outros = enderecos.filter((endereco) => endereco !== atual);
  if (valor === null) return outros;
  const { endereco: lido } = validar(esquemaComEndereco, { endereco: valor });
  return [{ id: atual?.id ?? null, ...lido, principal: true }, ...outros];
}

/** The main contact of a kind with a new value: kept and changed, added, or taken away (null). */
function comPrincipal(contatos: Contato[], tipo: ContatoAlteravel, valor: string | null | undefined): Contato[] {
  if (valor === undefined) return contatos;
  const isPrincipal = (contato: Contato) => contato.tipo === tipo && contato.principal;
  if (valor === null || valor.trim() === '') return contatos.filter((contato) => !isPrincipal(contato));
  const lido = lerContato(tipo, valor.trim());
  if ('codigo' in lido) recusarCampos((addIssue) => addIssue(recusa(lido.codigo, {}, [tipo])));
  const novo = 'valor' in lido ? lido.valor : valor;
  if (!contatos.some(isPrincipal)) return [...contatos, { id: null, tipo, valor: novo, principal: true }];
  return contatos.map((contato) => (isPrincipal(contato) ? { ...contato, valor: novo } : contato));
}

function recusarDesconhecidos(campos: readonly string[]): void {
  const desconhecido = campos.find((campo) => !camposAlteraveis.some((nome) => nome === campo));
  if (desconhecido !== undefined) throw erros.CAMPO_NAO_ALTERAVEL({ campo: desconhecido }, { campos: [desconhecido] });
}
