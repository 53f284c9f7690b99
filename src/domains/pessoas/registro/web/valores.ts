import type { z } from 'zod';
import { camposPessoa } from '#domains/pessoas/campos-pessoa.ts';
import type { esquemaEdicaoPessoa, esquemaNovaPessoa } from '#domains/pessoas/esquemas.ts';
import type { PessoaSaida } from '#domains/pessoas/respostas.ts';

type Edicao = z.input<typeof esquemaEdicaoPessoa>;
type Nova = z.input<typeof esquemaNovaPessoa>;

const simples = Object.fromEntries(camposPessoa.map((campo) => [campo, campo === 'nome' ? '' : null])) as Pick<
  Nova,
  (typeof camposPessoa)[number]
>;

/** A form nobody has typed in. */
export function valoresDeNovaPessoa(): Nova {
  return { ...simples, enderecos: [], contacts: [], filiations: [], fotoUpload: null };
}

/** The form of a stored person. */
export function valoresDaPessoa(pessoa: PessoaSaida): Edicao {
  const { id, versao, enderecos, contacts, filiations } = pessoa;
  const campos = Object.fromEntries(camposPessoa.map((campo) => [campo, pessoa[campo]]));
  return { ...campos, id, versao, enderecos, contacts, filiations, fotoUpload: null } as Edicao;
}

export const contatoVazio = () => ({ id: null, tipo: 'celular' as const, valor: '', principal: false });
export const enderecoVazio = () => ({
  id: null,
  tipo: 'residencial' as const,
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  cidadeIbge: null,
  uf: '',
  pais: 'Brasil',
  principal: false,
});
export const filiacaoVazia = () => ({ id: null, tipo: 'mae' as const, nome: '', filiadoPessoaId: null, filiadoNome: null });
