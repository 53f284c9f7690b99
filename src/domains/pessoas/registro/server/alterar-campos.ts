import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type CampoAlteravel, comDatas, contatosAlteraveis, esquemaAlteracao, isCampoAlteravel } from '../alteracao.ts';
import { erros } from '#domains/pessoas/erros.ts';
import { type EnderecoAlteravel, enderecoAlteravel, type ValorAlteravel } from '#domains/pessoas/endereco-alteravel.ts';
import type { Contato, Endereco } from '#domains/pessoas/partes.ts';
import { estadoDe, obterPessoa, type PessoaLida } from '#domains/pessoas/server/carregar.ts';
import { aplicarCampos } from './editar-pessoa.ts';
import { abrirParaMudanca, type PessoaSalva, salvarPessoa } from '#domains/pessoas/server/salvar-pessoa.ts';
import { validar } from '#domains/pessoas/server/validar.ts';

type ContatoAlteravel = (typeof contatosAlteraveis)[number];
export type ValoresAlteraveis = Partial<Record<CampoAlteravel, ValorAlteravel>>;

const isContato = (campo: string): campo is ContatoAlteravel => contatosAlteraveis.some((nome) => nome === campo);

/** The current values of some changeable members, in their stored form. Throws PESSOA_NAO_ENCONTRADA, CAMPO_NAO_ALTERAVEL. */
export async function lerCamposDaPessoa(
  db: Db | Tx,
  autor: Autor,
  pessoaId: number,
  campos: readonly string[],
): Promise<ValoresAlteraveis> {
  conferirConhecidos(campos);
  const pessoa = await obterPessoa(db, autor, pessoaId);
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
  ato: Ato<Autor>,
  pessoaId: number,
  valores: ValoresAlteraveis,
  motivo: string | null,
): Promise<PessoaSalva> {
  conferirConhecidos(Object.keys(valores));
  const atual = await abrirParaMudanca(ato, pessoaId);
  const antes = estadoDe(atual);
  const lidos = validar(esquemaAlteracao, comDatas(valores, antes.campos));
  const contacts = contatosAlteraveis.reduce((lista, tipo) => comPrincipal(lista, tipo, lidos[tipo]), antes.contacts);
  const enderecos = comEndereco(antes.enderecos, lidos.endereco);
  const desejado = { ...antes, campos: aplicarCampos(antes.campos, lidos), contacts, enderecos };
  return salvarPessoa(ato, atual, desejado, { acao: 'pessoa.alterada-por-protocolo', motivo });
}

/** What is asked to change, clean, judged as the form of the person would; nothing is looked up in the register. Throws DADOS_INVALIDOS. */
export function lerAlteracao(valores: Readonly<Record<string, unknown>>, atuais: Readonly<Record<string, unknown>>): ValoresAlteraveis {
  return validar(esquemaAlteracao, comDatas(valores, atuais));
}

/** The main address with new values, as the form would save it: kept and changed, added, or taken away (null). */
function comEndereco(enderecos: Endereco[], valor: EnderecoAlteravel | null | undefined): Endereco[] {
  if (valor === undefined) return enderecos;
  const atual = enderecos.find(({ principal }) => principal);
  const outros = enderecos.filter((endereco) => endereco !== atual);
  if (valor === null) return outros;
  return [{ id: atual?.id ?? null, ...valor, principal: true }, ...outros];
}

/** The main contact of a kind with a new value: kept and changed, added, or taken away (null). */
function comPrincipal(contatos: Contato[], tipo: ContatoAlteravel, valor: string | null | undefined): Contato[] {
  if (valor === undefined) return contatos;
  const isPrincipal = (contato: Contato) => contato.tipo === tipo && contato.principal;
  if (valor === null) return contatos.filter((contato) => !isPrincipal(contato));
  if (!contatos.some(isPrincipal)) return [...contatos, { id: null, tipo, valor, principal: true }];
  return contatos.map((contato) => (isPrincipal(contato) ? { ...contato, valor } : contato));
}

function conferirConhecidos(campos: readonly string[]): void {
  const desconhecido = campos.find((campo) => !isCampoAlteravel(campo));
  if (desconhecido !== undefined) throw erros.CAMPO_NAO_ALTERAVEL({ campo: desconhecido }, { campos: [desconhecido] });
}

/** Changes the CPF alone. Throws PESSOA_NAO_ENCONTRADA, CPF_DUPLICADO. */
export async function alterarCpf(ato: Ato<Autor>, { id, cpf }: { id: number; cpf: string }): Promise<PessoaSalva> {
  const atual = await abrirParaMudanca(ato, id);
  const estado = estadoDe(atual);
  return salvarPessoa(ato, atual, { ...estado, campos: { ...estado.campos, cpf } }, { acao: 'pessoa.cpf-alterado' });
}
