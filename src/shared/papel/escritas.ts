import { formatarCep } from '#shared/documentos/cep.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import { formatarData, type DataCivil } from '#shared/datas.ts';
import { dataPorExtenso } from '#shared/palavras/extenso.ts';

export type EnderecoDoPapel = {
  cep: string | null;
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cidade: string | null;
  uf: string | null;
};

/** How values are written on a paper; what is not known stays unknown. */
export const emData = (data: DataCivil | null): string | null => (data === null ? null : formatarData(data));
export const porExtenso = (data: DataCivil | null): string | null => (data === null ? null : dataPorExtenso(data));
export const emCpf = (cpf: string | null): string | null => (cpf === null ? null : formatarCpf(cpf));
export const emTelefone = (telefone: string | null): string | null => (telefone === null ? null : formatarTelefone(telefone));
export const juntar = (partes: readonly (string | null)[], separador: string): string | null =>
  partes.filter((parte) => parte !== null && parte !== '').join(separador) || null;

/** 'Rua das Acácias, 100, ap. 2, Centro, Belém/PA, CEP 66000-000'. */
export function emEndereco(endereco: EnderecoDoPapel | null): string | null {
  if (!endereco) return null;
  const { cep, logradouro, numero, complemento, bairro, cidade, uf } = endereco;
  return juntar([logradouro, numero, complemento, bairro, juntar([cidade, uf], '/'), cep ? `CEP ${formatarCep(cep)}` : null], ', ');
}

/** 'Ana', 'Ana e Bia', 'Ana, Bia e Clara'. */
export const emLista = (nomes: readonly string[]): string | null =>
  (nomes.length < 2 ? nomes.join('') : `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}`) || null;

/** The word in the gender of the register; both forms when it says none. */
export const flexao = (genero: string | null, masculino: string, feminino: string): string =>
  genero === 'feminino' ? feminino : genero === 'masculino' ? masculino : `${masculino}(a)`;
