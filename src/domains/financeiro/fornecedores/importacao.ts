import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { endpointsDeImportacao } from '#shared/importacao/api.ts';
import type { CampoDePlanilha } from '#shared/importacao/colunas.ts';

const enderecoECia = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const;
export type CampoDoFornecedor =
  | 'documento'
  | 'nome'
  | 'nomeFantasia'
  | 'telefone'
  | 'email'
  | (typeof enderecoECia)[number]
  | 'categoria'
  | 'contatoNome'
  | 'contatoTelefone'
  | 'observacoes';

/** What a sheet of suppliers may bring. Where a supplier is paid is never brought in: it changes by two people. */
// biome-ignore format: one member a line is how this list is read.
export const camposDoFornecedor: readonly CampoDePlanilha<CampoDoFornecedor>[] = [
  { chave: 'documento', br: 'CPF ou CNPJ', en: 'CPF or CNPJ', nomes: ['cpf ou cnpj', 'cpf cnpj', 'cnpj cpf', 'cnpj', 'cpf', 'documento', 'document'], exemplo: '11.222.333/0001-81' },
  { chave: 'nome', br: 'Nome ou razão social', en: 'Name', nomes: ['nome ou razao social', 'razao social', 'nome', 'fornecedor', 'name', 'supplier'], menos: ['codigo', 'tipo', 'contato', 'telefone', 'code', 'type', 'contact', 'phone'], exemplo: 'Papelaria Ver-o-Peso Ltda.' },
  { chave: 'nomeFantasia', br: 'Nome fantasia', en: 'Trade name', nomes: ['nome fantasia', 'fantasia', 'trade name'], exemplo: 'Ver-o-Peso' },
  { chave: 'telefone', br: 'Telefone', en: 'Phone', nomes: ['telefone', 'celular', 'phone'], exemplo: '(91) 3222-1234' },
  { chave: 'email', br: 'E-mail', en: 'E-mail', nomes: ['e mail', 'email', 'mail'], exemplo: 'vendas@exemplo.com.br' },
  { chave: 'cep', br: 'CEP', en: 'Postal code', nomes: ['cep', 'postal code'], exemplo: '66010-000' },
  { chave: 'logradouro', br: 'Logradouro', en: 'Street', nomes: ['logradouro', 'endereco', 'rua', 'street', 'address'], exemplo: 'Travessa das Mangueiras' },
  { chave: 'numero', br: 'Número', en: 'Number', nomes: ['numero', 'n', 'no', 'number'], exemplo: '10' },
  { chave: 'complemento', br: 'Complemento', en: 'Complement', nomes: ['complemento', 'complement'], exemplo: '' },
  { chave: 'bairro', br: 'Bairro', en: 'District', nomes: ['bairro', 'district'], exemplo: 'Campina' },
  { chave: 'cidade', br: 'Cidade', en: 'City', nomes: ['cidade', 'municipio', 'city'], menos: ['codigo', 'code', 'ibge'], exemplo: 'Belém' },
  { chave: 'uf', br: 'UF', en: 'State', nomes: ['uf', 'estado', 'state'], exemplo: 'PA' },
  { chave: 'categoria', br: 'Categoria', en: 'Category', nomes: ['categoria', 'categoria financeira', 'category'], menos: ['codigo', 'code'], exemplo: '' },
  { chave: 'contatoNome', br: 'Contato', en: 'Contact', nomes: ['contato', 'nome do contato', 'vendedor', 'contact', 'contact name'], exemplo: 'Marta' },
  { chave: 'contatoTelefone', br: 'Telefone do contato', en: 'Contact phone', nomes: ['telefone do contato', 'contact phone'], exemplo: '' },
  { chave: 'observacoes', br: 'Observações', en: 'Remarks', nomes: ['observacoes', 'observacao', 'obs', 'remarks', 'notes'], exemplo: '' },
];

/** One line of the sheet. */
export const linhaDeFornecedor = z.strictObject({
  documento: campo.cpfOuCnpj(),
  nome: campo.texto({ max: 120 }),
  nomeFantasia: campo.textoOpcional(120),
  telefone: campo.telefone.opcional(),
  email: campo.email.opcional(),
  cep: campo.cep.opcional(),
  logradouro: campo.textoOpcional(120),
  numero: campo.textoOpcional(10),
  complemento: campo.textoOpcional(60),
  bairro: campo.textoOpcional(60),
  cidade: campo.textoOpcional(60),
  uf: campo.uf.opcional(),
  categoria: campo.textoOpcional(60),
  contatoNome: campo.textoOpcional(80),
  contatoTelefone: campo.telefone.opcional(),
  observacoes: campo.textoOpcional(1000, { multilinha: true }),
});
export type LinhaDeFornecedor = z.output<typeof linhaDeFornecedor>;

export const importacaoDeFornecedoresApi = endpointsDeImportacao({ nome: 'Fornecedor', tela: 'fornecedores', campos: camposDoFornecedor });
