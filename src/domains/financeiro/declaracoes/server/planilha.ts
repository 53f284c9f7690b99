import { formatarCpf } from '#shared/documentos/cpf.ts';

export const cpfOuNada = (cpf: string | null): string | null => (cpf === null ? null : formatarCpf(cpf));
