import { formatarData } from '#shared/datas.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';

/** A CPF of a list: masked ones come ready. */
export const escreverCpf = (cpf: string | null): string => (cpf === null ? '' : cpf.includes('*') ? cpf : formatarCpf(cpf));

/** Code, CPF and birth date, which tell two people of one name apart. */
export function detalheDaPessoa(pessoa: { codigo: number; cpf: string | null; dataNascimento: string | null }): string {
  return [String(pessoa.codigo), escreverCpf(pessoa.cpf), pessoa.dataNascimento === null ? '' : formatarData(pessoa.dataNascimento)]
    .filter(Boolean)
    .join(' · ');
}
